const SAVE_AS = 'choose File, Save As, and the type “CSV UTF-8 (Comma delimited)”.';

/** Signatures of files that are often sent instead of CSV, as Latin-1 and as other decoders read them, with advice. */
const KINDS: readonly [RegExp, string][] = [
  [/^PK\x03\x04/, `This is an Excel or other spreadsheet workbook, not a CSV file. Open it, ${SAVE_AS}`],
  [
    /^[^\0-\x7f]{2}\x11[^\0-\x7f]/,
    `This is a workbook of an older Excel (.xls), not a CSV file. Open it in Excel, ${SAVE_AS}`,
  ],
  [/^%PDF-/, `This is a PDF, not a CSV file. Open the spreadsheet that the PDF was made from, ${SAVE_AS}`],
  [
    /^(?:\xff\xd8\xff|[^\0-\x7f]{3,4}[^]{0,6}(?:JFIF|Exif)|[^\0-\x7f]PNG\r?\n|GIF8[79]a|RIFF[^]{4}WEBP|[^]{4}ftyp(?:hei|hev|mif1|avif))/,
    `This is a picture, not a CSV file. Open the spreadsheet that the picture shows, ${SAVE_AS}`,
  ],
  [
    /^\s*<(?:!doctype|html|head|body|meta|table|\?xml)\b/i,
    `This is a web page or an XML file, not a CSV file. Open it in Excel, ${SAVE_AS}`,
  ],
  [/^\{\\rtf/, `This is a text document, not a CSV file. Put its table into a spreadsheet, ${SAVE_AS}`],
  [
    /^\x1f[^\0-\x7f]\x08/,
    'This is a compressed file, not a CSV file. Unpack it and choose the CSV file in it.',
  ],
];

/** How much of a file `foreignFileMessage` needs, in bytes or characters. */
export const FILE_HEAD = 512;

/** Returns the error message for a file that is not CSV, whatever its name; null for a file that may be CSV. */
export function foreignFileMessage(head: string): string | null {
  const start = head.slice(0, FILE_HEAD).replace(/^\uFEFF|^\xef\xbb\xbf/, '');
  return KINDS.find(([signature]) => signature.test(start))?.[1] ?? null;
}
