/** A number without its fraction, its thousands apart. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en');

/** Milliseconds, as exactly as they were measured. */
export const ms = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(1));

/** Whether a bar is met. */
export const verdict = (met: boolean): string => (met ? 'met' : '**not met**');

/** A table as Markdown has it, numbers at the right. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, i) => (i === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map(line).join('\n');
}
