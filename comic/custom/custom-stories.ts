/** Custom stories for tests: what parents write, and what nobody should. */
export const BEDTIME = `Once upon a time {name} lived with Grandma at the edge of a forest. "What lives in there, Grandma?" asked {name}.

"Only the ones who are too shy for tea," said Grandma.

One evening {name} took the torch and tiptoed out. A firefly was crying under a tree. "I cannot find my family," whispered the firefly. "Come with me!" said {name}. Together they walked into the forest. They jumped across the stream. A big bear was sleeping, and they crept past.

At the river sat an old frog. "Who makes light in my night?" he croaked. Suddenly the sky was full of fireflies! Everybody danced until the moon was high.

That night {name} slept with the window open, and a tiny light blinked twice.`;

export const HINDI = `एक गाँव में {name} अपनी नानी के साथ थी। एक सुबह बकरी खो गई। “चिंता मत करो,” {name} ने कहा।

जंगल में बहुत अँधेरा था। पेड़ पर एक बंदर बैठा था। “कहाँ जा रहे हो?” बंदर ने पूछा। दोनों नदी पर पहुँचे। “अरे!” मेंढक चिल्लाया।

उस शाम नानी ने लड्डू बनाए। रात को {name} को नींद आ गई।`;

const sentence =
  'The small bear walked on through the tall wet grass, and said “no, not yet!” to nobody at all. ';

export const HOSTILE: readonly (readonly [string, string])[] = [
  ['three sentences', 'A cat sat. It slept. The end!'],
  ['one word', 'Hello'],
  ['one endless word', 'W'.repeat(6000)],
  ['one endless Hindi word', 'क्ष्म्य'.repeat(850)],
  ['as much as there may be', sentence.repeat(62)],
  ['nothing but shouts', '“No!” '.repeat(980)],
  ['nothing but marks', '“”"\'.,!?—…()[]{}<>&'.repeat(300)],
  ['quotes that never close', `“Once ${'“and "again '.repeat(400)}`],
  [
    'sentences that will not pair',
    'This sentence has about seventy letters so that two do not fit in one. '.repeat(80),
  ],
  ['markup', '<script>alert(1)</script></svg><b onload="x">&amp;{name}{NAME}{nobody} '.repeat(60)],
  ['emoji', '😀👨‍👩‍👧‍👦🇮🇳 yes 🎉 '.repeat(200)],
  ['right to left', `مرحبا \u202eabc שלום `.repeat(200)],
  ['marks on marks', `Z\u0301\u0327${'\u0308'.repeat(40)} `.repeat(120)],
  ['lines', 'a\n\nb\r\n'.repeat(700)],
];
