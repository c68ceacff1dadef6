import { lowContrastMessage, type BrandColours } from '../schema/brand-colours.ts';
import { dayBoundsMessage } from '../schema/day.ts';
import { kindTitles } from '../schema/home-messages.ts';
import type { ListingType } from '../schema/listing-kinds.ts';
import { OPENING_HOURS_MESSAGE } from '../schema/opening-hours.ts';
import { farPinMessage, swappedPin } from '../schema/pin.ts';
import { missingValueMessage } from '../schema/text.ts';

interface Label {
  /** The English name of the field. */
  label: string;
}
interface Max extends Label {
  max: number;
}
interface Range extends Max {
  min: number;
}
interface Values extends Label {
  values: readonly string[];
}
interface CellCounts {
  cells: number;
  columns: number;
}
interface TextToReview {
  column: string;
  text: string;
  questions: readonly Message[];
}
interface Seconds {
  seconds: number;
}
interface Unit {
  unit: keyof typeof UNITS;
}

const UNITS = { sqft: 'square feet', sqm: 'square metres', acre: 'acres' };

/** The English text of each message that the server sends to visitors and staff, by its code. Codes are part of the API. */
const TEXTS = {
  // Fields of any input
  INVALID_INPUT: 'The input is not valid.',
  NOT_VALID: 'The value is not valid.',
  REQUIRED: ({ label }: Label) => `${label} is required.`,
  NOT_TEXT: ({ label }: Label) => `${label} must be text.`,
  TOO_LONG: ({ label, max }: Max) => `${label} may have at most ${max} characters.`,
  MISSING_VALUE_WORD: ({ label, value }: Label & { value: string }) => missingValueMessage(label, value),
  NOT_STORABLE: ({ label }: Label) => `${label} holds a character that cannot be stored.`,
  LOST_CHARACTER: ({ label }: Label) =>
    `${label} holds “�”, which stands for a lost character: send text as UTF-8.`,
  LINE_TOO_LONG: ({ label, max }: Max) => `A line of ${label} may have at most ${max} characters.`,
  TOO_MANY_LINES: ({ label, max }: Max) => `${label} may have at most ${max} lines.`,
  NOT_TEXTS: ({ label }: Label) => `${label} must be a list of texts.`,
  TEXTS_TOO_LONG: ({ label, max }: Max) => `${label} may have at most ${max} characters in each line.`,
  TOO_MANY_VALUES: ({ label, max }: Max) => `${label} may have at most ${max}.`,
  TOO_MANY_IN_FILTER: ({ label, max }: Max) => `${label} may be at most ${max}.`,
  REPEATED_VALUE: ({ label }: Label) => `${label} names a value twice.`,
  NOT_ONE_OF: ({ label, values }: Values) => `${label} must be one of ${values.join(', ')}.`,
  NOT_SOME_OF: ({ label, values }: Values) => `${label} must be some of ${values.join(', ')}.`,
  NOT_YES_OR_NO: ({ label }: Label) => `${label} must be yes or no.`,
  NOT_INTEGER: ({ label }: Label) => `${label} must be a whole number.`,
  NOT_INTEGER_IN_RANGE: ({ label, min, max }: Range) =>
    `${label} must be a whole number from ${inGroups(min)} to ${inGroups(max)}.`,
  NOT_NUMBERS_IN_RANGE: ({ label, min, max }: Range) => `${label} must be numbers from ${min} to ${max}.`,
  NOT_NUMBER_IN_RANGE: ({ label, min, max }: Range) => `${label} must be a number from ${min} to ${max}.`,
  ARGUMENT_OUT_OF_RANGE: ({ label, min, max }: Range) =>
    `${label} must be a whole number from ${min} to ${max}.`,
  OUT_OF_RANGE: ({ label, min, max }: Range) => `${label} must be from ${min} to ${max}.`,
  BELOW_ZERO: ({ label }: Label) => `${label} must be 0 or more.`,
  NOT_COLOUR: ({ label, example }: Label & { example: string }) =>
    `${label} must be a colour, such as ${example}.`,
  NOT_DAY: ({ label }: Label) => `${label} must be a day, such as 2027-01-31.`,
  DAY_OUT_OF_RANGE: ({ label }: Label & { min: string; max: string }) => dayBoundsMessage(label),
  NOT_MOMENT: ({ label, first, ahead }: Label & { first: number; ahead: number }) =>
    `${label} must be a time with its time zone, such as 2027-01-31T09:00:00+04:00, from the year ${first} to ${ahead} years ahead.`,
  NOT_EMAIL: ({ label }: Label) => `${label} must be an email address, such as name@example.com.`,
  NOT_PHONE: ({ label }: Label) => `${label} must be a telephone number, such as +971 50 123 4567.`,
  REFERENCE_REQUIRED: ({ label }: Label) => `Say which ${label} this belongs to.`,
  NOT_SENT_AS_FILE: ({ label }: Label) => `Send ${label} as a file, in multipart/form-data.`,
  PICTURE_REQUIRED: 'Please upload an image!',
  PICTURE_SENT_TWICE: ({ file, id }: { file: string; id: string }) =>
    `Send either ${file} or ${id}, not both.`,
  PICTURE_EXPIRED: 'This picture is not stored any more. Send it again.',

  // Records
  AGENCY_NOT_FOUND: 'Agency not found.',
  APARTMENT_NOT_FOUND: 'Apartment not found',
  APARTMENT_DETAIL_NOT_FOUND: 'Apartment detail not found.',
  APARTMENT_DETAILS_NOT_FOUND: 'Apartment details not found.',
  BANNER_NOT_FOUND: 'Banner not found.',
  BLOG_NOT_FOUND: 'Blog not found.',
  CATEGORY_NOT_FOUND: 'No details found.',
  GALLERY_NOT_FOUND: 'Gallery not found',
  GALLERY_ITEM_NOT_FOUND: 'Gallery item not found.',
  GALLERY_PICTURE_NOT_FOUND: 'Gallery picture not found.',
  LINK_PREVIEW_NOT_FOUND: 'Link preview not found.',
  MESSAGE_NOT_FOUND: 'Message not found.',
  NOTE_NOT_FOUND: 'Note not found.',
  PAGE_NOT_FOUND: 'Page not found.',
  PERSON_NOT_FOUND: 'Person not found.',
  PICTURE_NOT_FOUND: 'Picture not found',
  PROJECT_NOT_FOUND: 'Project not found.',
  PROPERTY_NOT_FOUND: 'Property not found.',
  VERSION_NOT_FOUND: 'This version no longer exists.',
  VILLA_DETAIL_NOT_FOUND: 'Villa detail not found.',
  VILLA_DETAILS_NOT_FOUND: 'Villa details not found.',
  VILLA_IMAGE_NOT_FOUND: 'Villa image not found.',
  ALL_FIELDS_REQUIRED: 'All fields are required',
  BANNER_INCOMPLETE: 'Please provide both title and image.',
  VILLA_IMAGE_INCOMPLETE: 'Villa and image are required.',
  NO_PROJECT: 'Select a project first!',
  NO_PROPERTY: 'Select a property first!',
  NO_VILLA: 'Select a villa first',
  UNKNOWN_APARTMENT: 'The chosen apartment is not in the list.',
  UNKNOWN_APARTMENT_OF_GALLERY: 'Invalid apartment selected',
  UNKNOWN_MESSAGE: 'This message no longer exists.',
  UNKNOWN_PROJECT: 'The chosen project is not in the list.',
  UNKNOWN_PROPERTY: 'The chosen property is not in the list.',
  UNKNOWN_VILLA: 'The chosen villa is not in the list.',
  RECORD_CHANGED: 'This was changed since you opened it.',
  RECORD_OF_OTHERS: 'This belongs to somebody else. You can change only your own.',
  NOT_IN_TRASH: 'It is not in the trash any more.',
  NOT_RESTORABLE: 'It can no longer be restored.',
  PARENT_IN_TRASH: 'It belongs to a record that is in the trash. Restore that record first.',
  ORDER_TOO_LONG: ({ label, max }: Max) => `${label} may name at most ${max} records.`,
  ORDER_REPEATS_RECORD: ({ label }: Label) => `${label} names a record twice.`,
  ORDER_HAS_OTHER_RECORD: ({ label }: Label) =>
    `${label} names a record that does not belong here, or not any more.`,
  ORDER_LACKS_RECORD: 'A record was added meanwhile. Open the list again.',
  NOT_RECORD_IDS: ({ label, min, max }: Range) => `${label} must name ${min} to ${max} records.`,
  UNKNOWN_COLLECTION: ({ label }: Label) => `${label} must be the name of one, such as saleApartments.`,
  PUBLISH_AT_REQUIRED: 'Publish at must say when a scheduled record is published.',
  UNPUBLISH_BEFORE_PUBLISH: 'Unpublish at must be later than Publish at.',
  COLLECTION_WITHOUT_PAGE: 'Records of this collection have no page.',
  IDEMPOTENCY_KEY_INVALID: 'Idempotency-Key must be 8 to 100 letters, digits, hyphens or underscores.',
  IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was already used with other content. Send a new key.',

  // Agency and people
  INVALID_OPENING_HOURS: OPENING_HOURS_MESSAGE,
  LINE_NOT_PHONE: ({ label }: Label) =>
    `Each line of ${label} must be a telephone number, such as +971 50 123 4567.`,
  LINE_NOT_SOCIAL_LINK: ({ label }: Label) =>
    `Each line of ${label} must be a name and an address, such as Instagram https://www.instagram.com/agency.`,
  LINE_NOT_FIGURE: ({ label }: Label) =>
    `Each line of ${label} must be a number and a text with | between them, such as 140+ | professionals.`,
  LOW_CONTRAST: ({ colour, contrast }: { colour: keyof BrandColours; contrast: number }) =>
    lowContrastMessage(colour, contrast),
  INVALID_SLUG: 'Slug must consist of letters a to z, digits and hyphens, such as jane-smith.',
  NOT_PROFILE_URLS: ({ label }: Label) =>
    `${label} must be addresses of web pages, such as https://www.linkedin.com/in/name.`,
  SLUG_TAKEN: 'Another person has this slug. Choose another, such as one with a second name.',
  ACCOUNT_TAKEN: 'Another person is linked to this account.',
  UNKNOWN_ACCOUNT_OF_PERSON: 'This account does not exist.',

  // Listings and their facts
  UNKNOWN_AGENT: 'This person does not exist. Choose another agent.',
  UNKNOWN_LISTING: 'There is no such listing.',
  NOT_PLACE: ({ label }: Label) => `${label} must be one from the list, such as dubai-marina.`,
  NOT_FLOOR: ({ label }: Label) =>
    `${label} must be G, M, B1, P1 and so on, a number to 163, or low, mid or high.`,
  TYPE_OF_OTHER_FAMILY: ({ values, family }: { values: readonly string[]; family: string }) =>
    `Type must be one of ${values.join(', ')}: these are ${family}s.`,
  SALE_PRICE_TOO_LOW: ({ min }: { min: number }) =>
    `A sale price below ${dirhams(min)} is refused by the portals. Is it a rent?`,
  RENT_TOO_LOW: ({ amount, period }: { amount: number; period: string }) =>
    `${dirhams(amount)} per ${period} is too low for a rent. Is it right?`,
  RENT_PERIOD_OF_SALE: 'A home for sale has no rent period.',
  RENT_PERIOD_REQUIRED: 'Say whether the rent is per year, month, week or day.',
  CHEQUES_WITHOUT_YEARLY_RENT: 'Cheques are for the rent of a year.',
  STUDIO_VILLA: 'A villa cannot be a studio.',
  OFF_PLAN_RENT: 'A home under construction cannot be rented.',
  SERVICE_CHARGE_OF_RENT: 'Only homes for sale have a service charge.',
  PLOT_OF_APARTMENT: 'An apartment has no plot.',
  PIN_INCOMPLETE: 'The pin needs latitude and longitude.',
  FAR_PIN: ({ kilometres, place }: { kilometres: number; place: string }) => farPinMessage(kilometres, place),
  SWAPPED_PIN: ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    swappedPin({ latitude, longitude }),
  TEXT_CONTRADICTS_FACTS: ({ text, facts }: { text: string; facts: string }) =>
    `The text says “${text}”, the facts say “${facts}”. Send one of them, or both equal.`,

  // Questions about the texts of listings
  NO_PRICE: 'No price is given.',
  PRICE_IS_STATE: ({ state }: { state: string }) =>
    `It is said to be ${state}: change its state instead of its price.`,
  NO_AMOUNT: 'There is no amount in it.',
  PRICE_ON_REQUEST: 'The price is on request: enter the amount all the same, for the permit states it.',
  RENT_OF_SALE: 'This is a rent, and the home is not for rent.',
  BILLS_OF_SALE: 'Bills are part of a rent, and the home is not for rent.',
  MULTIPLIER_WITHOUT_NUMBER: ({ text }: { text: string }) => `"${text}" follows no number.`,
  PRICE_NEGATIVE: 'A price must not be negative.',
  PRICE_NOT_WHOLE: ({ text }: { text: string }) =>
    `"${text}" is no price in whole dirhams: were its millions left out?`,
  TOO_MANY_AMOUNTS: 'There are more than two amounts.',
  PRICE_PLACEHOLDER: 'The price is a placeholder.',
  PRICE_TOO_LOW: 'The price is too low: were its thousands or millions left out?',
  PRICE_TOO_HIGH: 'The price is too high for a home: has it too many zeros?',
  PRICE_RANGE: 'This is a range: a home has one exact price.',
  TWO_AMOUNTS: 'There are two amounts: which one is right?',
  PRICE_FROM: 'A price "from" is for projects: a home has one exact price.',
  PRICE_LIKE_PLACEHOLDER: 'The price looks like a placeholder: is it the real one?',
  PRICE_WITH_FEES: 'Fees are said to be included: the price must be the one that the permit states. Is it?',
  PRICE_APPROXIMATE: 'The price is said to be approximate: which is the exact one?',
  PRICE_IN_BILLIONS: 'The price is in billions: is it right?',
  PRICE_ABOVE_PORTALS: 'The price is above AED 2,147,483,647, the most that portals take: is it right?',
  PRICE_WITHOUT_VAT: 'The price is without VAT of 5 %: is it a commercial one?',
  TWO_RENT_PERIODS: 'Two periods are named: is the rent per year, month, week or day?',
  NO_RENT_PERIOD: 'The period is not said: is the rent per year?',
  RENT_TOO_LOW_FOR_PERIOD: ({ amount, period }: { amount: string; period: string }) =>
    `AED ${amount} per ${period} is too low for a rent. Is the period right?`,
  CHEQUES_OF_OTHER_PERIOD: ({ cheques }: { cheques: number }) =>
    `Cheques are for the rent of a year: is it ${cheques} a year?`,
  CHEQUES_TO_CHOOSE: 'Several numbers of cheques are offered: is the most right?',
  CHEQUES_INVALID: 'Cheques must be a whole number from 1 to 12.',
  PRICE_FOREIGN: 'The price is not in dirhams.',
  PRICE_IN_LAKHS: 'Lakhs and crores are not read: enter the price in dirhams.',
  PRICE_PREMIUM: 'This is the resale of a home off plan: enter its original price and the amount paid.',
  PRICE_PER_AREA: 'This is a price per area: enter the price of the whole home.',
  PRICE_EARLIER: 'An earlier price is named: enter the current one.',
  PRICE_NET: 'What the owner keeps is not the price: enter what the buyer pays.',
  NO_SIZE: 'No size is given.',
  SIZE_UNIT_UNKNOWN: 'The unit is not read: enter square feet or square metres.',
  SIZE_NEGATIVE: 'A size must not be negative.',
  SIZE_WITHOUT_NUMBER: 'There is no number in it.',
  SIZE_RANGE: 'This is a range: a home has one exact size.',
  SIZE_NOT_OF_HOME: 'The area is not that of a home.',
  SIZE_UNIT_GUESSED: ({ unit }: Unit) => `The unit is not said: is it ${UNITS[unit]}?`,
  SIZE_UNIT_LENGTH: ({ length, unit }: Unit & { length: string }) =>
    `"${length}" is a length: is the size in ${UNITS[unit]}?`,
  SIZE_APPROXIMATE: 'The size is not exact: the permit needs the exact one. Which is it?',
  SIZE_UNUSUAL: 'The size is not between 150 and 50,000 sq ft: is it right?',
  PLOT_ALONE: 'The size of the plot alone is given: what is that of the home?',
  SIZE_IN_ACRES: 'Land is measured in acres: is it the size of the home?',
  NO_SIZE_UNIT: 'The unit is not said: are these square feet or square metres?',
  NO_SIZE_UNIT_OF_NUMBER: ({ number }: { number: string }) => `The unit of "${number}" is not said.`,
  SIZE_PLACEHOLDER: 'The size is a placeholder.',
  SIZE_TOO_LARGE: 'The size is larger than any home.',
  SIZE_LABELS_UNCLEAR: 'It is not clear which size is that of the home and which that of the plot.',
  SIZE_IN_PARTS: 'The size is given in parts: enter the one that the title deed states.',
  SEVERAL_SIZES: 'There are several sizes: which one is it?',
  PLOT_SIZE_OF_APARTMENT: 'An apartment has no plot: enter the size of the home.',
  SIZES_DIFFER: 'The two sizes are not the same: which one is right?',
  NO_BEDROOM_COUNT: 'It does not say how many bedrooms there are.',
  TYPE_WITHOUT_BEDROOMS: ({ type }: { type: string }) =>
    `"${type}" is a type of home: how many bedrooms has it?`,
  UNKNOWN_EXTRA_ROOM: `What is the room after the "+": a maid's room, a study or a hall?`,
  SEVERAL_BEDROOM_COUNTS: 'There are several numbers of bedrooms: a home has one.',
  BEDROOMS_NOT_EXACT: 'Enter the exact number of bedrooms: portals have a "more than", homes do not.',
  ROOMS_COUNTED: 'It counts rooms: how many of them are bedrooms?',
  TYPE_NAMED: ({ type }: { type: string }) => `It says "${type}": is that the type of the home?`,
  NO_BEDROOMS: 'No number of bedrooms is given.',
  BEDROOMS_NEGATIVE: 'The number of bedrooms must not be negative.',
  NOT_BEDROOMS: ({ text }: { text: string }) => `"${text}" is no number of bedrooms.`,
  NO_BATHROOMS: 'No number of bathrooms is given.',
  NO_BATHROOM_COUNT: 'It does not say how many bathrooms there are.',
  SEVERAL_BATHROOM_COUNTS: 'There are several numbers of bathrooms: a home has one.',
  NOT_BATHROOMS: ({ text }: { text: string }) => `"${text}" is no number of bathrooms.`,
  BATHROOMS_NOT_WHOLE: 'Bathrooms are counted whole: is each room with a toilet one?',
  TOILET_NAMED: 'A room with a toilet alone is named: is it counted as a bathroom?',
  BATHROOMS_NOT_EXACT: 'Enter the exact number of bathrooms.',
  NO_LOCATION: 'No location is given.',
  LOCATION_TOO_LONG: 'The location has too many parts.',
  LOCATION_OUTSIDE_DUBAI: 'This is outside Dubai, where other permits hold.',
  LOCATION_TOO_WIDE: 'This is too wide: which community is it?',
  LOCATION_BURJ_KHALIFA: 'Is this the tower or the area around it? Both lie in Downtown Dubai.',
  LOCATION_DEVELOPER: 'This is a developer: which community is it?',
  LOCATION_SIMILAR: ({ places }: { places: readonly string[] }) => `Is it ${places.join(' or ')}?`,
  LOCATION_UNKNOWN: 'No place of this name is known.',
  LOCATION_OF_REGISTRY: ({ name, place }: { name: string; place: string }) =>
    `"${name}" is an area of the land registry: is it ${place}?`,
  LOCATION_PART: ({ name, place }: { name: string; place: string }) => `Is "${name}" a part of ${place}?`,
  LOCATION_MISSPELT: ({ name, place }: { name: string; place: string }) =>
    `"${name}" is not known: is it ${place}?`,
  LOCATION_IN_PLACE: ({ place }: { place: string }) => `Is it in ${place}?`,
  LOCATION_NAME_IN_PLACE: ({ name, place }: { name: string; place: string }) => `Is "${name}" in ${place}?`,
  TWO_LOCATIONS: ({ place, other }: { place: string; other: string }) =>
    `Two places are named: is it ${place}, and not ${other}?`,
  BUILDING_OR_COMMUNITY: ({ name, place }: { name: string; place: string }) =>
    `Is "${name}" a building, or a community within ${place}?`,
  BUILDING_DEVELOPER: ({ name }: { name: string }) =>
    `"${name}" is a developer: is it the name of the building?`,
  NOT_A_NUMBER: ({ text }: { text: string }) => `"${text}" is not a number.`,
  LEADING_ZERO: ({ text }: { text: string }) => `"${text}" has a leading zero.`,
  AMBIGUOUS_NUMBER: ({ text }: { text: string }) =>
    `"${text}" may be a number with three decimals or one of thousands.`,
  DIGITS_NOT_GROUPED: ({ text }: { text: string }) => `The digits of "${text}" are not in groups of three.`,
  NOT_UNDERSTOOD: ({ text }: { text: string }) => `"${text}" is not understood.`,
  TEXT_TOO_LONG_TO_PARSE: ({ length, max }: { length: number; max: number }) =>
    `The text has ${length} characters, and more than ${max} are for a person to read.`,
  TEXT_DIFFERS: 'The text says something else than the facts. Correct the one that is wrong.',
  TEXT_DIFFERS_FROM_FACTS: ({ text, facts }: { text: string; facts: string }) =>
    `The text says “${text}”, the facts say “${facts}”. Correct the one that is wrong.`,

  // Import of listings
  NOT_CSV: ({ description }: { description: string }) => description,
  CSV_TOO_LONG: ({ max }: { max: number }) =>
    `The file has more than ${inGroups(max)} characters. Split it into smaller files.`,
  CSV_EMPTY: 'The file is empty.',
  CSV_WITHOUT_LINES: 'The file has no line below its header.',
  CSV_TOO_MANY_LINES: ({ lines, max }: { lines: number; max: number }) =>
    `The file has ${lines} lines; at most ${max} can be imported at once. Split it into smaller files.`,
  CSV_TOO_MANY_COLUMNS: ({ line, columns, max }: { line: number; columns: number; max: number }) =>
    `Line ${line} has ${columns} columns; a file may have ${max}.`,
  CSV_SECOND_HEADER: ({ line, header }: { line: number; header: number }) =>
    `Line ${line} names other columns than line ${header}. Import the two tables as two files.`,
  CSV_UNNAMED_COLUMN: ({ line, column, header }: { line: number; column: number; header: number }) =>
    `Line ${line} has a cell in column ${column}, which has no name. Name the column in line ${header} or empty it.`,
  CSV_OPEN_QUOTE: ({ line }: { line: number }) =>
    `Line ${line}: a quotation mark (") opens a cell and none closes it. Close the cell or remove the mark.`,
  CSV_CELL_TOO_LONG: ({ line, column, max }: { line: number; column?: number | undefined; max: number }) =>
    `Line ${line}${column === undefined ? '' : `, column ${column}`}: a cell has more than ${inGroups(max)} characters. Shorten it, or close its quotation mark.`,
  CSV_UNKNOWN_COLUMNS: ({ unknown, known }: { unknown: readonly string[]; known: readonly string[] }) =>
    `The file has columns that an import does not know: ${unknown.join(', ')}. Rename or delete them. The known columns are ${known.join(', ')}.`,
  CSV_REPEATED_COLUMN: ({ column }: { column: string }) =>
    `The file has the column ${column} twice. Delete one of them.`,
  CSV_MISSING_COLUMNS: ({ columns }: { columns: readonly string[] }) =>
    `The file has no column ${columns.join(', ')}. Add it.`,
  CSV_CURLY_QUOTES: (counts: CellCounts) =>
    `${formatCellCounts(counts)} Put straight quotation marks (") around a cell that has a comma in it, not curly ones (“ ”).`,
  CSV_MISSING_QUOTE: (counts: CellCounts) =>
    `${formatCellCounts(counts)} A quotation mark (") before or after a cell may be missing.`,
  CSV_TOO_MANY_CELLS: (counts: CellCounts) =>
    `${formatCellCounts(counts)} Put quotation marks (") around a cell that has a comma in it.`,
  CSV_TOO_FEW_CELLS: (counts: CellCounts) =>
    `${formatCellCounts(counts)} Add the cells that are missing, or empty ones.`,
  CSV_TOTALS: 'This looks like a line of totals. Delete it from the file.',
  CSV_OTHER_KIND: ({ reference, kind }: { reference: string; kind: ListingType }) =>
    `${reference} is one of the ${kindTitles[kind]}. Import this line there.`,
  CSV_REPEATED_REFERENCE: ({ reference, line }: { reference: string; line: number }) =>
    `${reference} is in line ${line} too. Delete one of the two lines.`,
  CSV_UNKNOWN_REFERENCE: ({ reference }: { reference: string }) =>
    `No listing here has the reference ${reference}. The home is added and gets a new one.`,
  CSV_SAME_HOME: ({ reference }: { reference: string }) =>
    `${reference} has the same title and location. Is this the same home?`,
  CSV_CELL: ({ column, reason }: { column: string; reason: Message }) => `${column}: ${reason.text}`,
  CSV_TEXT_TO_REVIEW: ({ column, text, questions }: TextToReview) =>
    `${column} “${text}”: ${questions.map((one) => one.text).join(' ') || 'The text and the other columns differ.'}`,
  UNKNOWN_COLUMN: ({ column }: { column: string }) => `An import has no column ${column}.`,
  NOT_SERVICE_CHARGE: ({ label }: Label) =>
    `${label} must be dirhams for a square foot and a year, such as 15.50.`,
  NOT_SQUARE_FEET: ({ label, min, max }: Range) =>
    `${label} must be a number of square feet from ${inGroups(min)} to ${inGroups(max)}, such as 2,240.`,
  SEVERAL_AGENTS: ({ label }: Label) =>
    `${label} names several people of the team: write the slug, such as jane-smith.`,
  AGENT_NOT_FOUND: ({ label }: Label) =>
    `${label} must be the slug or the name of one of the people of the team. Add the person, or rename the column and leave it out.`,

  // Lists, search and exports
  NOT_ONE_TEXT: ({ label }: Label) => `${label} must be one text.`,
  NOT_A_FILTER: ({ label }: Label) => `${label} is not a filter of this list.`,
  NOT_ASSIGNEE: ({ label, nobody }: Label & { nobody: string }) =>
    `${label} must be the id of an account or ${nobody}.`,
  NOT_CURSOR: ({ label }: Label) => `${label} must be a cursor from an earlier response.`,
  CURSOR_OF_OTHER_SORT: ({ label }: Label) => `${label} must be a cursor of the same sort.`,
  UNKNOWN_PLACE: ({ id }: { id: string }) => `No place has the id ${id}.`,
  NOT_PLACE_ID: ({ label }: Label) => `${label} must be the id of a place, such as dubai-marina.`,
  NOT_BOUNDS: ({ label }: Label) =>
    `${label} must have west below east, from -180 to 180, and south below north, from -90 to 90.`,
  NOT_BOUNDS_PARAMETER: ({ label }: Label) =>
    `${label} must be west,south,east,north in degrees, west below east and south below north, such as 55.1,25,55.3,25.2.`,
  MISSPELT_NAME: ({ name, suggestion }: { name: string; suggestion: string }) =>
    `There is no ${name}: did you mean ${suggestion}?`,
  UNKNOWN_PARAMETER: ({ name, known }: { name: string; known: readonly string[] }) =>
    `There is no ${name}: the parameters are ${known.join(', ')}.`,
  NO_SAVED_SEARCHES: 'This site sends no emails about saved searches.',

  // Accounts and sign-in
  SIGN_IN_REQUIRED: 'Sign in to do this.',
  WRONG_CREDENTIALS: 'Invalid email or password.',
  SECOND_FACTOR_CODE_REQUIRED: 'Enter the code that your authenticator app shows, or a recovery code.',
  SECOND_FACTOR_REQUIRED_BY_ROLE: 'Your role requires a second factor.',
  SECOND_FACTOR_NOT_SET_UP: 'Your role requires a second factor. Set it up for your account first.',
  SECOND_FACTOR_EXISTS: 'Your account has a second factor already. Remove it first.',
  SECOND_FACTOR_OF_OTHER_SECRET:
    'Codes of the app are not valid any more, because the server has another secret. Log in with a recovery code, or ask an administrator to reset your second factor.',
  WRONG_SECOND_FACTOR_CODE:
    'This code is not right, or was used before. Enter the next one that the app shows.',
  NOT_ALLOWED: 'Your role does not allow this. Ask an administrator of the site.',
  UNKNOWN_EMAIL: 'There is no account with this address.',
  UNKNOWN_OR_DISABLED_EMAIL: 'There is no account with this address, or it is disabled.',
  UNKNOWN_ACCOUNT: 'There is no such account.',
  UNKNOWN_OR_DISABLED_ACCOUNT: 'There is no such account, or it is disabled.',
  NO_ACCOUNTS: 'There is no account.',
  EMAIL_TAKEN: 'There is an account with this address already.',
  EMAIL_UNUSABLE: 'This address cannot be used. Enter another one.',
  EMAIL_UNCHANGED: 'This is the address of your account.',
  LAST_ADMINISTRATOR:
    'This is the last administrator who can sign in. Make another account an administrator first.',
  SESSION_ENDED: 'This session has ended already.',
  WRONG_PASSWORD: 'The current password is not right.',
  NAME_TOO_LONG: ({ label, max }: Max) => `${label} has at most ${max} characters.`,
  PASSWORD_LENGTH: ({ min, max }: { min: number; max: number }) =>
    `A password has ${min} to ${max} characters.`,
  PASSWORD_COMMON:
    'This password is one of the first that are guessed. Use several words or a password manager.',
  PASSWORDS_DIFFER: 'The two passwords differ. Nothing was changed.',
  PASSWORD_NOT_ENTERED: 'No password was entered. Nothing was changed.',
  PASSWORD_LINK_EXPIRED:
    'This link was used before or has expired. Ask for a new one under "Forgot your password?" at the sign-in, or ask an administrator.',
  EMAIL_LINK_EXPIRED:
    'This link was used before or has expired. Log in and change the address of your account again.',

  // Pictures
  NOT_A_PICTURE: 'The file is not a picture. Send a JPEG, PNG, WebP, AVIF or GIF.',
  PICTURE_EMPTY: 'The file is empty. Send a JPEG, PNG, WebP, AVIF or GIF.',
  PICTURE_HEIC:
    'HEIC pictures are not supported. Export the picture as JPEG, or set the camera of the phone to “Most Compatible”.',
  PICTURE_DAMAGED: 'The picture is damaged or incomplete. Save it again and send it once more.',
  PICTURE_UNREADABLE: 'The picture cannot be read. Save it again as a plain JPEG and send that.',
  PICTURE_TOO_MANY_BYTES: 'The picture is too large. Send one of at most 15 MB.',
  PICTURE_TOO_MANY_PIXELS: 'The picture is too large. Send one of at most 50 megapixels.',
  PICTURE_TOO_LONG: 'The picture is too long. Send one of at most 20,000 pixels on each side.',
  PICTURE_TOO_MANY_SCANS: ({ scans }: { scans: number }) =>
    `The picture is built up in ${scans} scans. Save it again as a plain JPEG.`,
  PICTURE_TOO_LARGE_FOR_FORMAT: ({ megapixels }: { megapixels: number }) =>
    `The picture is too large for the way in which it is saved. Send one of at most ${megapixels} megapixels, or a plain JPEG.`,
  PICTURE_TOO_SLOW: 'The picture takes too long to be read. Save it again as a plain JPEG and send that.',
  PICTURE_TOO_MUCH_MEMORY:
    'The picture takes too much memory to be read. Save it again as a plain JPEG and send that.',
  PICTURE_NOT_STORED: 'The picture cannot be stored at the moment. Try again soon.',
  PICTURES_UNAVAILABLE: 'Pictures are not available at the moment. Try again soon.',
  PICTURES_QUEUED: 'Too many pictures are being processed. Send it again in a minute.',
  TOO_MANY_PICTURES_PROCESSED: 'Too many pictures are being processed at once. Try again in a few seconds.',
  TOO_MANY_PICTURES_SENT: ({ seconds }: Seconds) =>
    `Too many pictures are being sent at once. Send this one again in ${seconds} seconds.`,
  PICTURE_DISK_FULL:
    'The disk that holds the pictures is full: no picture can be stored until there is room on it.',
  TEMPORARY_DISK_FULL:
    'The disk for temporary files is full: no picture can be taken until there is room on it.',
  OBJECT_STORE_FULL: 'The object store is full: no picture can be stored until there is room in it.',

  // Requests
  BODY_TOO_LARGE: 'The body is too large.',
  BODY_NOT_JSON: 'The body is not valid JSON.',
  BODY_NOT_OBJECT: 'Send a JSON object whose members are the fields.',
  FORM_ENCODED: 'Send multipart/form-data without a Content-Encoding.',
  FORM_PART_UNREADABLE:
    'A part of the form cannot be read: send each with Content-Disposition: form-data, its names without line breaks.',
  FORM_DAMAGED: 'The form is damaged or incomplete.',
  FILE_OF_OTHER_NAME: ({ field }: { field: string }) => `A file is only accepted as ${field}.`,
  FILE_NOT_ACCEPTED: 'No file is accepted here.',
  SEVERAL_FILES: ({ field }: { field: string }) => `Send one file as ${field}, not several.`,
  UPLOAD_TOO_LARGE: ({ detail }: { detail: string }) => detail,
  UPLOAD_UNREADABLE: ({ detail }: { detail: string }) => `The multipart request cannot be read: ${detail}`,
  PREFLIGHT_REQUIRED:
    'A multipart request needs the header Apollo-Require-Preflight or X-Apollo-Operation-Name.',
  TOO_MANY_FIELDS: ({ max }: { max: number }) => `At most ${max} fields are accepted.`,
  TOO_MANY_ITEMS: ({ max }: { max: number }) => `At most ${max} list items are accepted.`,
  TOO_MANY_LEVELS: ({ max }: { max: number }) => `At most ${max} levels are accepted.`,

  // Load, limits and failures
  TOO_MANY_ATTEMPTS: ({ seconds }: Seconds) => `Too many attempts. Try again in ${formatWait(seconds)}.`,
  TOO_MANY_REQUESTS: 'There are too many requests at the moment. Try again in a few seconds.',
  TOO_MANY_FULL_LISTS: ({ seconds }: Seconds) =>
    `Too many full lists are being sent. Try again in ${seconds} seconds, or with page and limit.`,
  EXPORT_RUNNING: ({ seconds }: Seconds) =>
    `Another export is still running. Try again in ${seconds} seconds.`,
  RESPONSE_TOO_SLOW: 'The response takes too long at the moment. Try again in a few seconds.',
  UNAVAILABLE: 'The service is not available at the moment. Try again soon.',
  OUTCOME_UNKNOWN:
    'It is not known whether this was saved: the connection to the database was lost at that moment. ' +
    'Check whether it was saved before you send it again.',
  DATABASE_FULL: 'The disk of the database is full: nothing can be saved until there is room on it.',
} satisfies Record<string, string | ((params: never) => string)>;

type Texts = typeof TEXTS;

export type MessageCode = keyof Texts;

type ParamsOf<Code extends MessageCode> = Texts[Code] extends (params: infer Params) => string
  ? [Params]
  : [];

/** A message to a visitor or to staff. A client in another language formats its own text from the code and the parameters. */
export interface Message {
  code: MessageCode;
  params: object;
  /** In English. */
  text: string;
}

export function message<Code extends MessageCode>(code: Code, ...[params = {}]: ParamsOf<Code>): Message {
  const text = TEXTS[code] as string | ((params: unknown) => string);
  return { code, params: params as object, text: typeof text === 'string' ? text : text(params) };
}

const inGroups = (value: number): string => value.toLocaleString('en');

const formatCellCounts = ({ cells, columns }: CellCounts): string =>
  `The line has ${cells === 1 ? '1 cell' : `${cells} cells`}, the header has ${columns}.`;

const dirhams = (amount: number): string => `AED ${inGroups(amount)}`;

/** Formats a duration: in seconds up to a minute, then in whole minutes, rounded up. */
function formatWait(seconds: number): string {
  const [count, unit] = seconds <= 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
