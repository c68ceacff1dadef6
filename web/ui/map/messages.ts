export const touchHint = 'Use two fingers to move the map';
export const wheelHint = (key: string) => `Use ${key} + scroll to zoom the map`;
export const keyboardHint = 'Arrow keys move the map, plus and minus go nearer and farther.';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const placeDataCredit = 'Place data © GeoNames, CC BY 4.0';
