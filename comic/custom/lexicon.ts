import { bareWord } from './words.ts';

/**
 * The words that choose a story's pictures: English, Hindi, and Hindi in Latin letters. This is data about
 * the drawings that exist. A word stands under one meaning of each kind; a `*` at its end matches any ending.
 */

/** Where a story may be. Each has its drawings in `settings.ts`. */
const PLACE_WORDS = {
  home: 'home house indoors room rooms sofa couch ghar kamra घर घरों मकान कमरा कमरे कमरों आँगन बैठक birthday जन्मदिन sitting-room',
  bedroom: 'bed bedroom bedtime blanket pillow quilt bistar bistara बिस्तर पलंग रज़ाई तकिया तकिये कंबल चादर',
  kitchen:
    'kitchen cook cooks cooked cooking oven stove bake bakes baked baking rasoi रसोई चूल्हा चूल्हे पकाया पकाई',
  street:
    'street streets road roads lane lanes market bazaar bazar shop shops store town city school class classroom mohalla gali sadak gate outside outdoors बाहर dukaan सड़क सड़कों गली गलियों बाज़ार दुकान दुकानों शहर नगर स्कूल विद्यालय मोहल्ला मोहल्ले कक्षा',
  roof: 'roof rooftop rooftops terrace balcony chhat छत छतों बालकनी',
  station: 'station train trains railway platform रेल रेलगाड़ी ट्रेन स्टेशन',
  workshop: 'workshop garage lab laboratory shed कारख़ाना कारख़ाने वर्कशॉप प्रयोगशाला',
  village:
    'village villages farm field fields meadow meadows hill hills playground park countryside gaon khet maidan गाँव गाँवों खेत खेतों मैदान पगडंडी पहाड़ी पार्क',
  garden:
    'garden gardens yard backyard orchard picnic tree trees flower flowers bagh bagicha ped बाग़ बगीचा बगीचे बाग़ीचा बाग़ीचे पेड़ पेड़ों फूल फूलों',
  palace: 'palace palaces mahal महल महलों राजमहल',
  castle: 'castle castles kingdom kingdoms fort किला क़िला क़िले राज्य',
  hall: 'throne ballroom hall दरबार सिंहासन',
  forest: 'forest forests jungle jungles wood woods woodland जंगल जंगलों वन',
  river:
    'river rivers lake lakes pond stream sea ocean beach shore island waterfall nadi talab samudra नदी नदियों झील तालाब समुद्र सागर किनारे झरना झरने',
  bridge: 'bridge bridges pul पुल',
  mountain: 'mountain mountains peak valley himalaya pahad पहाड़ पहाड़ों पर्वत चोटी घाटी हिमालय',
  sky: 'sky skies cloud clouds aasman आसमान आकाश बादल बादलों',
  rainbow: 'rainbow rainbows dream dreams dreamland fairyland heaven magic-land इंद्रधनुष सपना सपने सपनों परीलोक',
  space: 'space outer galaxy galaxies universe milky astronaut astronauts antariksh अंतरिक्ष ब्रह्मांड आकाशगंगा',
  moon: 'moon lunar crater craters planet planets mars chand chaand चाँद चंद्रमा ग्रह ग्रहों मंगल',
  rocket: 'rocket rockets spaceship spacecraft spaceships cockpit रॉकेट यान अंतरिक्षयान',
  cave: 'cave caves cavern tunnel tunnels underground gufa गुफा गुफ़ा गुफाओं सुरंग',
  crystals:
    'crystal crystals diamond diamonds gem gems jewel jewels treasure treasures ख़ज़ाना ख़ज़ाने खजाना हीरे हीरा मणि',
  temple: 'temple temples mandir मंदिर मन्दिर',
  diwali: 'diwali deepavali dipawali deepawali दीवाली दिवाली दीपावली दीप diya diyas दीये दीया दीपक',
  kites: 'kite kites patang sankranti पतंग पतंगें पतंगों संक्रांति',
  tower: 'tower towers stairs staircase मीनार सीढ़ी सीढ़ियाँ सीढ़ियों',
  desert: 'desert deserts sand dunes dune registan रेगिस्तान रेत',
} as const;
export type CustomPlace = keyof typeof PLACE_WORDS;

const TIME_WORDS = {
  dawn: 'morning mornings sunrise dawn woke wakes wake awoke subah savera सुबह सवेरा सवेरे भोर सूर्योदय जागा जागी जागे',
  day: 'noon afternoon day daytime midday sunny sun dopahar दोपहर दिन धूप सूरज',
  dusk: 'evening evenings sunset dusk twilight shaam शाम साँझ संध्या सूर्यास्त',
  night:
    'night nights midnight dark darkness star stars starry moonlight moonlit bedtime tonight raat रात रातों अँधेरा अँधेरे अंधेरा अंधेरे तारे तारों सितारे',
} as const;
export type TimeOfDay = keyof typeof TIME_WORDS;

const POSE_WORDS = {
  run: 'run runs ran running race raced races rush rushed hurry hurried hurries chase chased chases dash dashed bhaga bhaagi दौड़ दौड़ा दौड़ी दौड़े दौड़कर दौड़ने भागा भागी भागे भाग भागकर भागने ride rides rode riding',
  leap: 'jump jumps jumped jumping leap leaps leapt leaped hop hops hopped skip skipped bounce bounced swim swam dive dived कूद कूदा कूदी कूदे कूदकर छलाँग उछला उछली उछले उछल तैर*',
  fly: 'fly flies flew flying flown soar soared soars zoom zoomed zooms उड़ उड़ा उड़ी उड़े उड़ने उड़कर उड़ान उड़ता उड़ती',
  float: 'float floats floated floating drift drifted bubble तैरता-सा',
  climb: 'climb climbs climbed climbing चढ़ चढ़ा चढ़ी चढ़े चढ़ने चढ़कर',
  fall: 'fall falls fell fallen falling slip slips slipped trip tripped tripped tumble tumbled गिर गिरा गिरी गिरे गिरकर फिसल फिसला फिसली',
  asleep:
    'sleep sleeps slept asleep sleeping snore snored nap napped dreamt dreamed dreaming सो सोया सोई सोए सोने सोकर नींद सुलाया सुला',
  sit: 'sit sits sat sitting seated read reads reading ate eat eats eating lunch dinner draw drew drawing paint painted बैठ बैठा बैठी बैठे बैठकर पढ़ पढ़ा पढ़ी पढ़ने खाया खाई खाए खाना',
  think:
    'think thinks thought thinking wonder wondered wonders wondering idea plan plans planned remember remembered decide decided guess guessed puzzled सोच सोचा सोची सोचने सोचकर विचार याद',
  point:
    'point points pointed look looks looked looking see sees saw seen show shows showed shown notice noticed spot spotted found find finds watch watched देख देखा देखी देखे देखो देखकर दिखा दिखी दिखाई मिला मिली मिले ढूँढ* दिखाया',
  lookUp: 'gaze gazed stare stared ऊपर निहार*',
  wave: 'wave waves waved waving hello hi bye goodbye greet greeted greets welcome welcomed अलविदा टाटा नमस्कार विदा',
  namaste:
    'pray prays prayed praying prayer thank thanks thanked namaste bow bowed bless blessed प्रार्थना नमस्ते धन्यवाद शुक्रिया प्रणाम पूजा आशीर्वाद',
  hug: 'hug hugs hugged hugging cuddle cuddled embrace embraced kiss kissed गले लिपट* गोद प्यार',
  offer:
    'give gives gave given giving offer offered share shares shared sharing bring brings brought help helps helped helping hand handed gift gifted दिया दी दिए देना बाँट* मदद उपहार लाया लाई लाए दे',
  lift: 'lift lifts lifted carry carries carried hold holds held raise raised pick picked took take takes grabbed उठा उठाया उठाई उठाकर पकड़ पकड़ा पकड़ी पकड़कर थाम*',
  pull: 'pull pulls pulled pulling push pushes pushed tug tugged open opens opened drag dragged खींच* धक्का खोल खोला खोली खोलकर',
  shout:
    'shout shouts shouted yell yells yelled scream screamed roar roared call calls called sing sings sang singing sung चिल्ला* पुकार* गाया गाई गाना गाने गीत आवाज़',
  cheer:
    'cheer cheers cheered hurray hooray yay dance dances danced dancing party celebrate celebrated celebrates win wins won victory clap clapped laugh laughs laughed laughing giggle giggled giggles नाच नाचा नाची नाचे नाचने हुर्रे जीत जीता जीती जीते हँस हँसा हँसी हँसे हँसकर ताली तालियाँ जश्न पार्टी मज़ा',
  tiptoe:
    'walk walks walked walking tiptoe tiptoed creep crept sneak sneaked quietly silently slowly step stepped enter entered went go goes come came चल चला चली चले चलकर चुपके धीरे गया गई गए आया आई आए पहुँचा पहुँची पहुँचे',
  crouch: 'hide hides hid hidden hiding search searched crouch crouched peek peeked peeped छिप* छुप* झाँक* झुक*',
  huddle:
    'cry cries cried crying weep wept sob sobbed tear tears cold shiver shivered shivering रो रोया रोई रोए रोने रोकर आँसू ठंड काँप*',
  kneel: 'kneel knelt plant plants planted dig dug digs pat patted touch touched घुटने बोया बोई लगाया सहला*',
  proud:
    'proud proudly brave bravely hero strong strength power powers stood stand stands bold promise promised बहादुर वीर हिम्मत ताक़त ताकत शक्ति खड़ा खड़ी खड़े गर्व वादा',
  shrug: 'lost nobody nothing nowhere nahin confused खो खोया खोई खोए गुम',
} as const;
export type CustomPose = keyof typeof POSE_WORDS;

const MOOD_WORDS = {
  happy:
    'happy happily joy glad smile smiles smiled smiling love loves loved lovely beautiful wonderful best kind friend friends cheer cheered dance danced hooray hurray yay party sweet yummy delicious khush ख़ुश ख़ुशी खुश खुशी मुस्कुरा* मुस्कुराया प्यार प्यारा प्यारी सुंदर दोस्त दोस्ती',
  surprised:
    'surprise surprised suddenly wow whoa gasp gasped amazed amazing astonished strange magic magical mystery secret huge giant glow glowed glowing sparkle sparkled sparkling flash अचानक अरे वाह हैरान आश्चर्य जादू जादुई अजीब चमत्कार विशाल चमक चमका चमकी',
  brave:
    'brave bravely courage courageous bold fearless strong fight fought save saved rescue rescued protect protected ready must promise promised hero heroes power determined never बहादुर बहादुरी वीर हिम्मत साहस निडर ताक़त ताकत बचा बचाया बचाने लड़* तैयार ज़रूर',
  worried:
    'afraid scared scary fear fears feared frightened worried worry worries angry danger dangerous trouble problem dark storm missing dreadful डर डरा डरी डरे डरकर चिंता परेशान ग़ुस्सा गुस्सा ख़तरा मुसीबत',
  calm: 'calm calmly quiet quietly peaceful peace gentle gently soft softly sleep slept asleep sleepy rest rested silent silence slowly night goodnight शांत शांति चुप चुपचाप धीरे नींद सो सोया सोई आराम',
  proud:
    'proud proudly praise praised medal trophy prize won winner champion achieved succeeded success managed गर्व शाबाश इनाम पदक विजेता सफल नाज़',
  laughing:
    'laugh laughed laughs laughing giggle giggled fun हँस हँसा हँसी हँसे मज़ा मज़े giggles giggling funny joke jokes tickle tickled chuckle chuckled haha हँसकर हँसने खिलखिला* गुदगुदी मज़ाक',
  sad: 'sad sadly cry cried cries crying tears tear alone lonely lost hurt pain sorry दुखी उदास रो रोया रोई रोने आँसू अकेला अकेली अकेले खो खोया खोई चोट weep wept sob sobbed unhappy goodbye missed broken रोए रोकर टूट टूटा टूटी अलविदा दुख',
  thinking:
    'think thinks thought thinking wonder wondered wonders wondering idea plan plans planned remember remembered decide decided guess guessed puzzle puzzled सोच सोचा सोची सोचने सोचकर विचार याद पहेली',
} as const;

const CAST_WORDS = {
  nani: 'grandma grandmother granny nani naani dadi daadi nana’s नानी दादी नानीजी दादीजी अम्मा old-woman बुढ़िया',
  dadu: 'grandpa grandfather grandad granddad dadu dada dadaji nana nanaji दादा दादाजी नाना नानाजी दादू बाबा king raja राजा farmer किसान uncle चाचा मामा काका',
  bijli:
    'sister sisters girl girls cousin didi friend friends best-friend bestie dost saheli behen बहन दीदी सहेली सहेलियों लड़की दोस्त दोस्तों मित्र मित्रों',
  raniDadi: 'queen rani रानी महारानी',
  railwayDada: 'guard driver conductor policeman police postman ड्राइवर गार्ड डाकिया पुलिस',
  dada: 'carpenter mechanic inventor scientist मिस्त्री वैज्ञानिक',
  puppy: 'dog dogs puppy puppies doggy kutta कुत्ता कुत्ते पिल्ला पिल्ले',
  kitten: 'cat cats kitten kittens billi बिल्ली बिल्लियाँ',
  elephant: 'elephant elephants haathi hathi हाथी हाथियों',
  tiger: 'tiger tigers cub sher शेर बाघ',
  parrot: 'parrot parrots tota तोता तोते',
  chapal: 'monkey monkeys bandar बंदर बन्दर वानर हनुमान hanuman',
  gilli: 'squirrel squirrels chipmunk gilhari गिलहरी गिलहरियाँ',
  jamba: 'bear bears bhalu भालू भालुओं',
  jhonka: 'wind breeze ghost ghosts genie hawa हवा हवाएँ भूत जिन्न',
  dabba: 'robot robots रोबोट',
  chumbak: 'magnet चुंबक',
  bholu: 'dragon dragons dinosaur dinosaurs crocodile ड्रैगन डायनासोर मगरमच्छ अजगर',
  kukdoo:
    'hen hens chicken rooster duck bird birds sparrow murga chidiya मुर्गा मुर्गी बतख चिड़िया चिड़ियाँ पक्षी पंछी',
  sarpat: 'snail snails घोंघा',
  moru: 'peacock peacocks mor मोर मोरनी',
  dheeru: 'tortoise turtle turtles tortoises kachhua कछुआ कछुए',
  tiko: 'alien aliens monster monsters martian एलियन राक्षस दानव',
  tara: 'tara little-star तारा सितारा',
  jhatpat: 'comet comets meteor धूमकेतु उल्का',
  ghup: 'shadow shadows छाया परछाईं दैत्य',
  resham: 'spider spiders makdi मकड़ी मकड़ियाँ',
  cheelHome: 'eagle eagles hawk owl owls vulture falcon चील बाज़ उल्लू गरुड़',
  chicks: 'chick chicks nest nests nestling चूज़ा चूज़े घोंसला घोंसले',
  gudgud: 'thundercloud raincloud बदली बदरी',
  ghanghor: 'thunder storm storms तूफ़ान तूफान आँधी गरज',
  jugnu: 'firefly glowworm ladybug ladybird beetle जुगनू',
  tarru: 'frog frogs toad mendhak मेंढक मेंढकों',
  lamba: 'lamp-post lamppost streetlight lantern लालटेन',
} as const;
export type CustomCast = keyof typeof CAST_WORDS;

const THING_WORDS = {
  goldKey: 'key keys chabi चाबी चाभी कुंजी',
  letter: 'letter letters note envelope card invitation map message चिट्ठी पत्र ख़त नक़्शा नक्शा',
  torch: 'torch flashlight टॉर्च मशाल',
  sandwich: 'sandwich sandwiches bread cheese सैंडविच रोटी',
  laddooPlate: 'laddoo laddoos ladoo ladoos sweets candy mithai लड्डू मिठाई मिठाइयाँ',
  samosa: 'samosa samosas snack snacks समोसा समोसे',
  ripeMango: 'mango mangoes mangos fruit fruits aam आम फल फलों',
  biscuit: 'biscuit biscuits cookie cookies बिस्कुट',
  diya: 'diya diyas candle candles lamp दीया दीये दीपक मोमबत्ती',
  umbrella: 'umbrella umbrellas छाता छतरी',
  drumstick: 'drum drums dhol ढोल ढोलक wand छड़ी',
  trumpet: 'trumpet horn शंख बिगुल',
  spanner: 'tool tools spanner hammer औज़ार',
  alarmClock: 'clock alarm घड़ी अलार्म',
  kettle: 'tea kettle chai चाय',
  lostBalls: 'ball balls football cricket toys गेंद गेंदें क्रिकेट फ़ुटबॉल खिलौने',
  windUpMouse: 'toy खिलौना',
  paperBoat: 'boat boats ship sail sailed naav नाव जहाज़',
  bicycle: 'bicycle bike cycle cycles scooter साइकिल',
  trunk:
    'box boxes chest trunk suitcase gift gifts present presents parcel treasure डिब्बा डिब्बे संदूक बक्सा उपहार तोहफ़ा तोहफ़े तोहफा ख़ज़ाना खजाना',
  bucket: 'bucket बाल्टी',
  door: 'door doors gate gates दरवाज़ा दरवाज़े दरवाजा फाटक',
  rocketAtRest: 'rocket rockets spaceship spaceships रॉकेट यान',
  teaTable: 'cake birthday feast जन्मदिन केक दावत',
  lunch: 'lunch dinner food meal puri khana खाना भोजन पूड़ी',
  breakfast: 'breakfast pancake pancakes paratha parathas नाश्ता पराँठा पराँठे',
  copperPot: 'pot soup kheer pudding खीर हलवा',
  cow: 'cow cows calf gaay गाय बछड़ा',
  mouse: 'mouse mice rat chuha चूहा चूहे',
  townsfolk:
    'people everyone everybody crowd villagers family guests children kids लोग लोगों सब सभी परिवार बच्चे बच्चों मेहमान गाँववाले',
  fireflies: 'fireflies sparkles glitter जुगनुओं चिंगारी',
  rainfall: 'rain rains rained raining rainy monsoon drizzle barish बारिश बरसात वर्षा बूँद बूँदें',
  ringedPlanet: 'saturn jupiter planet planets शनि बृहस्पति ग्रह',
  homePlanet: 'earth पृथ्वी',
  pinkPlanet: 'mars venus मंगल शुक्र',
  asteroid: 'asteroid asteroids क्षुद्रग्रह',
  sprout: 'seed seeds sapling plant plants sprout बीज पौधा पौधे अंकुर',
  cutKite: 'kite kites patang पतंग पतंगें',
  firstFire: 'fire bonfire campfire flames आग अलाव',
  stone: 'stone stones rock rocks boulder पत्थर चट्टान',
  throne: 'throne सिंहासन',
  fence: 'fence fences बाड़',
} as const;
export type CustomThing = keyof typeof THING_WORDS;

/** Words beside a quote that tell how it is spoken. */
const VERB_WORDS = {
  speech:
    'said says say asked asks replied replies answered whispered whispers added told explained giggled laughed smiled begged agreed promised announced squeaked chirped कहा कहती कहता बोला बोली बोले पूछा जवाब फुसफुसाया फुसफुसाई समझाया बताया',
  shout:
    'shouted shouts cried cries yelled yells screamed roared called exclaimed cheered sang चिल्लाया चिल्लाई चिल्लाए पुकारा गरजा गरजी',
  thought: 'thought thinks wondered wished dreamed सोचा सोचती सोचता सोचने',
} as const;
export type Verb = keyof typeof VERB_WORDS;

/** Looks up what a word means; undefined for most words. */
export type Finder<Meaning extends string> = (word: string) => Meaning | undefined;

function finder<Meaning extends string>(list: Readonly<Record<Meaning, string>>): Finder<Meaning> {
  const whole = new Map<string, Meaning>();
  const begins: [string, Meaning][] = [];
  for (const [meaning, words] of Object.entries(list) as [Meaning, string][]) {
    for (const word of words.split(' ').map(bareWord)) {
      if (word.endsWith('*')) begins.push([word.slice(0, -1), meaning]);
      else if (!whole.has(word)) whole.set(word, meaning);
    }
  }
  return (word) => whole.get(word) ?? begins.find(([start]) => word.startsWith(start))?.[1];
}

export const findPlace: Finder<CustomPlace> = finder(PLACE_WORDS);
export const findTime: Finder<TimeOfDay> = finder(TIME_WORDS);
export const findPose: Finder<CustomPose> = finder(POSE_WORDS);
export const findMood: Finder<keyof typeof MOOD_WORDS> = finder(MOOD_WORDS);
export const findCast: Finder<CustomCast> = finder(CAST_WORDS);
export const findThing: Finder<CustomThing> = finder(THING_WORDS);
export const findVerb: Finder<Verb> = finder(VERB_WORDS);

/** The names that a director's note may use. */
export const CUSTOM_PLACES = Object.keys(PLACE_WORDS) as CustomPlace[];
export const CUSTOM_POSES = Object.keys(POSE_WORDS) as CustomPose[];
export const CUSTOM_CAST = Object.keys(CAST_WORDS) as CustomCast[];
export const CUSTOM_THINGS = Object.keys(THING_WORDS) as CustomThing[];
