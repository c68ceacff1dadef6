import { formatNumber } from '../../../../schema/language.ts';

/** Errors, with the wording of the server where it has the same ones. */

export const required = (label: string): string => `${label} is required.`;

export const tooLong = (label: string, max: number): string => `${label} may have at most ${max} characters.`;

export const tooMany = (label: string, max: number): string =>
  `${label} may have at most ${formatNumber(max)}.`;

export const notInteger = (label: string, min: string, max: string): string =>
  `${label} must be a whole number from ${min} to ${max}.`;

export const notDegrees = (label: string, min: number, max: number): string =>
  `${label} must be a number from ${min} to ${max}.`;

export const notAmount = (label: string, min: string, max: string): string =>
  `${label} must be an amount from ${min} to ${max}.`;

export const notArea = (label: string): string => `${label} must be a number of square feet, such as 1,200.`;

/** Choices */

/** The empty option. */
export const notSpecified = 'Not specified';

export const yes = 'Yes';

export const no = 'No';

/** Numbers with their units */

export const dirhams = 'AED';

export const squareFeet = 'sq ft';

export const amountInDirhams = (amount: string): string => `AED ${amount}`;

export const areaInSquareFeet = (area: string): string => `${area} sq ft`;

export const areaInSquareMetres = (area: string): string => `${area} m²`;

export const angleInDegrees = (angle: string): string => `${angle}°`;

/** Pictures */

/** The button that opens the file dialog, by the number of pictures that the field takes. */
export const choosePicture = 'Choose picture';
export const changePicture = 'Change picture';
export const choosePictures = 'Choose pictures';
export const addPictures = 'Add pictures';

export const dropOrPaste = (takesSeveral: boolean): string =>
  takesSeveral ? 'or drop them here, or paste' : 'or drop it here, or paste';

/** Help for the alternative text of this number of chosen pictures. */
export const altDescription = (count: number): string =>
  count > 1
    ? `A description for people who cannot see them. It and the other fields apply to all ${formatNumber(count)} pictures. You can change each one after adding them.`
    : 'A description for people who cannot see it';

/** A picture value as text. */
export const noPicture = 'no picture';
export const aPicture = 'a picture';

export const removeFile = (name: string): string => `Remove ${name}`;

export const uploading = (name: string): string => `Uploading ${name}`;

export const uploadAgain = (name: string): string => `Upload ${name} again`;

export const tryAgain = 'Try again';

export const chooseFileAgain = (name: string): string => `Choose ${name} again`;

export const chooseAgain = 'Choose again';

export const lowResolution = (width: number, height: number): string =>
  `The picture has only ${width} × ${height} pixels and will look blurred on the site.`;

export const removePicture = 'Remove picture';

export const keepPicture = 'Keep picture';

export const willBeRemoved = 'The picture will be removed when you save.';
export const onePerLine = 'One on each line.';
