/** What we use of MapLibre, which `npm run tile-map` brings. */
declare module '*/tile-map/built/maplibre-gl-csp.js' {
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

/** The address of its worker. */
declare module '*/tile-map/built/maplibre-gl-csp-worker.js?url' {
  const address: string;
  export default address;
}
