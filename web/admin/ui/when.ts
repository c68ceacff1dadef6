/** A time as staff read it: the hour today, the day and the hour before. */
export function when(at: string): string {
  const time = new Date(at);
  const hour = time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const today = time.toDateString() === new Date().toDateString();
  return today
    ? hour
    : `${time.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })}, ${hour}`;
}
