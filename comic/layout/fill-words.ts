/** Puts the hero's name into a story's words. */
export function fillWords(text: string, name: string): string {
  return text.replace(/\{(name|NAME)\}/g, (_, slot: string) =>
    slot === 'NAME' ? name.toLocaleUpperCase('en') : name,
  );
}
