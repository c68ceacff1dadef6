/** Label of the alternative text. */
export const altLabel = 'What the picture shows';

export const noPicture = 'No Image';

/** Name of a picture without an alternative text. */
export const picture = 'Picture';

export const zoom = (name: string): string => `Zoom: ${name}`;

/** Errors, with the wording of the server where it has the same ones. */

export const heicUnsupported =
  'HEIC pictures are not supported. Export the picture as JPEG, or set the camera of the phone to “Most Compatible”.';

export const notAPicture = 'The file is not a picture. Send a JPEG, PNG, WebP, AVIF or GIF.';

export const pictureUnreadable = 'The picture was changed or moved after it was chosen. Choose it again.';

export const pictureTooLarge = 'The picture is too large. Send one of at most 15 MB.';

/** For a picture that was not uploaded before the page was reloaded. */
export const chooseAgain = (file: string): string => `Choose “${file}” again.`;
