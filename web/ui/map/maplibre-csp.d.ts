/** The build that starts its worker from a file of its own, as our content policy asks. */
declare module 'maplibre-gl/dist/maplibre-gl-csp.js' {
  import maplibre from 'maplibre-gl';
  export default maplibre;
}

/** The address of that file. */
declare module 'maplibre-gl/dist/maplibre-gl-csp-worker.js?url' {
  const address: string;
  export default address;
}
