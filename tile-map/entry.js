// The build that starts its worker from a file of its own, as our content policy asks.
export { default } from 'maplibre-gl/dist/maplibre-gl-csp.js';
