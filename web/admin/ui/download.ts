/** Formats a date in Dubai, such as 2027-01-31. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dubai' });

/** Downloads a blob under a file name with the date. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}-${day.format(new Date())}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
