/** The first characters of a text, none of them halved. */
export function cut(text: string, length: number): string {
  return Array.from(text).slice(0, length).join('');
}
