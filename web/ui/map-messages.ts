export const openMap = 'Explore the map';
export const mapLoading = 'The map is loading.';
export const mapLoadError = (alternative: string) => `The map cannot be shown just now. ${alternative}`;
export const addressAlternative = 'The address above says where it is.';
