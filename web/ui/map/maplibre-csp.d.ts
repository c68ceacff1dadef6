/** The parts of MapLibre's CSP build that the map uses; the package types only its default build. */
declare module 'maplibre-gl/dist/maplibre-gl-csp.js' {
  interface View {
    /** Longitude and latitude. */
    center: [number, number];
    zoom: number;
  }

  interface Settings extends View {
    container: HTMLElement;
    /** The address of the provider's style. */
    style: string;
    interactive: boolean;
    attributionControl: boolean;
    trackResize: boolean;
    fadeDuration: number;
  }

  interface Map {
    jumpTo(view: View): void;
    resize(): void;
    remove(): void;
    getStyle(): { sources: Record<string, unknown> };
    getSource(id: string): { attribution?: string } | undefined;
    on(type: 'load' | 'style.load', heard: () => void): void;
    on(type: 'error', heard: (event: { error: Error }) => void): void;
  }

  const maplibre: { Map: new (settings: Settings) => Map; setWorkerUrl(address: string): void };
  export default maplibre;
}

/** URL of the worker script, which Vite copies as it is. */
declare module 'maplibre-gl/dist/maplibre-gl-csp-worker.js?url' {
  const address: string;
  export default address;
}
