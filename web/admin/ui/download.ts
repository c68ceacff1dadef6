/** A day of Dubai, such as 2027-01-31. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dubai' });

/** Has the browser save a file under a name, and the day that it is of. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}-${day.format(new Date())}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
