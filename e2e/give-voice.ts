/** Gives a browser two voices that make no sound. Each line lasts until `endLine()` is called. */
export function giveVoice(): void {
  class Utterance extends EventTarget {
    voice: { lang: string } | null = null;
    lang = '';
    rate = 1;
    readonly text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const said: string[] = [];
  let now: Utterance | null = null;
  const voices = new EventTarget() as EventTarget & Record<string, unknown>;
  voices['getVoices'] = () => ['en-US', 'en-IN'].map((lang) => ({ lang, localService: true }));
  voices['speak'] = (utterance: Utterance) => {
    now = utterance;
    said.push(`${utterance.text} at ${utterance.rate} by ${utterance.voice?.lang}`);
  };
  voices['cancel'] = () => {
    now = null;
  };
  const endLine = () => now?.dispatchEvent(new Event('end'));
  for (const [name, value] of Object.entries({
    speechSynthesis: voices,
    SpeechSynthesisUtterance: Utterance,
    said,
    endLine,
  }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
}
