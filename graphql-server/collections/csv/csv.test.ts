import { describe, expect, test } from '@jest/globals';
import { InvalidInput } from '../../errors.ts';
import { cellCountMessage, csvLines, headerKey, readCsv } from './csv.ts';

const COLUMNS: Record<string, string> = {
  title: 'title',
  location: 'location',
  price: 'price',
  areasqft: 'areaSqft',
};
const read = (csv: string) => readCsv(csv, (cell) => COLUMNS[headerKey(cell)]);

/** The lines of a file: number, then cells. */
const linesOf = (csv: string) => read(csv).lines.map(({ line, cells }) => [line, ...cells]);

const HEADER = 'title,location,price';
const GOOD = [[2, 'Loft', 'Deira', 'AED 1']];

describe('a CSV file is parsed', () => {
  test.each<[string, string, (string | number)[][]]>([
    ['commas', `${HEADER}\nLoft,Deira,AED 1`, GOOD],
    ['semicolons', 'title;location;price\nLoft;Deira;AED 1', GOOD],
    [
      'semicolons around commas',
      'title;location;price\n"A, B; C";Deira;AED 1,000,000',
      [[2, 'A, B; C', 'Deira', 'AED 1,000,000']],
    ],
    ['tabs', 'title\tlocation\tprice\nLoft\tDeira\tAED 1', GOOD],
    ['an empty cell between tabs', 'title\tlocation\tprice\nLoft\t\tAED 1', [[2, 'Loft', '', 'AED 1']]],
    ['sep=;', 'sep=;\r\ntitle;location;price\r\nLoft;Deira;AED 1', [[3, 'Loft', 'Deira', 'AED 1']]],
    [
      'sep=, with a byte order mark',
      `\uFEFFsep=,\r\n${HEADER}\r\nLoft,Deira,AED 1`,
      [[3, 'Loft', 'Deira', 'AED 1']],
    ],
    ['sep=| in quotes', '"sep=|"\ntitle|location|price\nLoft|Deira|AED 1', [[3, 'Loft', 'Deira', 'AED 1']]],
    ['line ends of old Macs', `${HEADER}\rLoft,Deira,AED 1\r`, GOOD],
    ['^Z and blank lines at the end', `${HEADER}\r\nLoft,Deira,AED 1\r\n\r\n\x1a\0\0`, GOOD],
    [
      'unseen characters in the header',
      '\uFEFFti\u200btle,\u00a0location\u200e,\u202bprice\u202c\nLoft,Deira,AED 1',
      GOOD,
    ],
    ['a header in other spelling', ' TITLE , "Location" ,“Price”\nLoft,Deira,AED 1', GOOD],
    [
      'lines above the header',
      'Homes of March,,\n,,\nAs of 3 March,,\ntitle,location,price\nLoft,Deira,AED 1',
      [[5, 'Loft', 'Deira', 'AED 1']],
    ],
    [
      'the header repeated',
      `${HEADER}\nLoft,Deira,AED 1\nTitle,LOCATION,price\nSea,Marina,AED 2`,
      [...GOOD, [4, 'Sea', 'Marina', 'AED 2']],
    ],
    [
      '_x000D_ and control characters',
      `${HEADER}\nLo\x07ft_x000D_,Dei\x00ra,_x0002_AED\x0b1`,
      [[2, 'Loft', 'Deira', 'AED\n1']],
    ],
    ['inch marks', `${HEADER}\n55" TV wall,Deira,AED 1`, [[2, '55" TV wall', 'Deira', 'AED 1']]],
    [
      'inch marks in quotes',
      `${HEADER}\n"Loft, 55" TV",Deira,AED 1`,
      [[2, 'Loft, 55" TV', 'Deira', 'AED 1']],
    ],
    ['doubled quotes', `${HEADER}\n"Loft ""Sky""",Deira,AED 1`, [[2, 'Loft "Sky"', 'Deira', 'AED 1']]],
    ['a word in quotes', `${HEADER}\n"Sea" view,Deira,AED 1`, [[2, '"Sea" view', 'Deira', 'AED 1']]],
    ['spaces around quotes', `${HEADER}\nLoft, "Deira, east" ,AED 1`, [[2, 'Loft', 'Deira, east', 'AED 1']]],
    ['curly quotes around cells', `${HEADER}\n“Loft”,„Deira“,“AED 1”`, GOOD],
    [
      'curly quotes inside a cell',
      `${HEADER}\nLoft “Sky” 2,Deira,AED 1`,
      [[2, 'Loft “Sky” 2', 'Deira', 'AED 1']],
    ],
    [
      'a line break in a cell',
      `${HEADER}\n"Loft\r\nview",Deira,AED 1\nB,C,D`,
      [
        [2, 'Loft\nview', 'Deira', 'AED 1'],
        [4, 'B', 'C', 'D'],
      ],
    ],
    ['empty columns left behind', 'title,,location,price,,\nLoft,,Deira,AED 1,,,,', GOOD],
    ['an apostrophe before a formula', `${HEADER}\n'=1+1,Deira,'-5`, [[2, '=1+1', 'Deira', '-5']]],
    ['a price with a comma', `${HEADER}\nLoft,Deira,"AED 1,000"`, [[2, 'Loft', 'Deira', 'AED 1,000']]],
  ])('with %s', (_what, csv, lines) => {
    expect(linesOf(csv)).toEqual(lines);
  });
});

const WORKBOOK = /^This is an Excel .* choose File, Save As, and the type “CSV UTF-8 \(Comma delimited\)”\.$/;

describe('a file that is not CSV is rejected with a message', () => {
  test.each<[string, string, string | RegExp]>([
    ['an Excel workbook', 'PK\x03\x04\x14\0\x06\0[Content_Types].xml', WORKBOOK],
    [
      'a workbook of an older Excel',
      '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0',
      /^This is a workbook of an older Excel/,
    ],
    [
      'the same, decoded as UTF-8',
      '\uFFFD\uFFFD\x11\uFFFD\uFFFD\uFFFD\x1a\uFFFD\0',
      /^This is a workbook of an older Excel/,
    ],
    ['a PDF', '%PDF-1.7\n%\xe2\xe3', /^This is a PDF/],
    ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF\0', /^This is a picture/],
    ['a PNG, decoded as UTF-8', '\uFFFDPNG\r\n\x1a\n', /^This is a picture/],
    ['a HEIC', '\0\0\0\x18ftypheic', /^This is a picture/],
    ['a web page', '\uFEFF\n<!DOCTYPE html><html>', /^This is a web page or an XML file/],
    ['a table of HTML', '<table><tr><td>title</td></tr></table>', /^This is a web page or an XML file/],
    ['a text document', '{\\rtf1\\ansi', /^This is a text document/],
    ['a compressed file', '\x1f\x8b\x08\0', /^This is a compressed file/],
    ['nothing', '\uFEFF \n', 'The file is empty.'],
    [
      'a mark that is never closed',
      `${HEADER}\nA,B,C\nD,"E,F\nG,H,I`,
      'Line 3: a quotation mark (") opens a cell and none closes it. Close the cell or remove the mark.',
    ],
    [
      'a second table',
      `${HEADER}\nA,B,C\nlocation,title,price\nD,E,F`,
      'Line 3 names other columns than line 1. Import the two tables as two files.',
    ],
    [
      'a cell in a column without a name',
      'title,,location,price\nA,,B,C\nA,D,B,C',
      'Line 3 has a cell in column 2, which has no name. Name the column in line 1 or empty it.',
    ],
    [
      'a long cell',
      `${HEADER}\nA,${'x'.repeat(1001)},C`,
      'Line 2, column 2: a cell has more than 1,000 characters. Shorten it, or close its quotation mark.',
    ],
    ['many columns', `title,location${',x'.repeat(300)}\nA`, 'Line 1 has 302 columns; a file may have 200.'],
    [
      'many characters',
      `${HEADER}\n${'A,B,C\n'.repeat(170_000)}`,
      'The file has more than 1,000,000 characters. Split it into smaller files.',
    ],
  ])('%s', (_what, csv, sentence) => {
    let message = '';
    try {
      read(csv);
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidInput);
      message = (error as InvalidInput).message;
    }
    if (typeof sentence === 'string') expect(message).toBe(sentence);
    else expect(message).toMatch(sentence);
  });
});

describe('a line with a wrong number of cells is rejected with advice', () => {
  test.each([
    [`${HEADER}\n“Loft, sea”,Deira,AED 1`, /Put straight quotation marks .* not curly ones/],
    [`${HEADER}\nLoft,Deira,AED 1,000`, /Put quotation marks \("\) around a cell that has a comma in it\.$/],
    [`${HEADER}\nLoft,Deira`, /Add the cells that are missing, or empty ones\.$/],
    [
      `${HEADER}\nLoft,"Deira,AED 1\nSea,"Marina,AED 2`,
      /A quotation mark \("\) before or after a cell may be missing\.$/,
    ],
  ])('%j', (csv, message) => {
    const [line] = read(csv).lines;
    expect(cellCountMessage(line!.cells, 3).text).toMatch(message);
  });
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', "'=1+1"])(
  'the cell %j is written as text and read back unchanged',
  (cell) => {
    const csv = csvLines([
      ['title', 'location'],
      ['Loft', cell],
    ]);
    expect(csv).toMatch(/Loft,"?'/);
    expect(linesOf(csv)).toEqual([[2, 'Loft', cell]]);
  },
);
