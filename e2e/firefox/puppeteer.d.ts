/** As much of Puppeteer as the walk in Firefox uses: it is installed with the first walk on a machine that has one. */
declare module 'puppeteer-core' {
  /** Something on a page. */
  export interface ElementHandle {
    asElement(): ElementHandle | null;
    click(options: { count: number }): Promise<void>;
    uploadFile(path: string): Promise<void>;
  }

  export interface Page {
    $(selector: string): Promise<ElementHandle | null>;
    $eval<Told>(selector: string, ask: (found: Element) => Told): Promise<Told>;
    $$eval<Told>(selector: 'main a', ask: (found: HTMLAnchorElement[]) => Told): Promise<Told>;
    $$eval<Told>(selector: string, ask: (found: Element[]) => Told): Promise<Told>;
    close(): Promise<void>;
    goBack(): Promise<unknown>;
    goto(address: string): Promise<unknown>;
    hover(selector: string): Promise<void>;
    evaluate<Told>(ask: () => Told): Promise<Told>;
    keyboard: {
      down(key: string): Promise<void>;
      press(key: string): Promise<void>;
      type(words: string, options: { delay: number }): Promise<void>;
      up(key: string): Promise<void>;
    };
    on(what: 'pageerror', listener: (error: unknown) => void): void;
    on(what: 'dialog', listener: (dialog: { accept(): Promise<void> }) => void): void;
    reload(): Promise<unknown>;
    setDefaultTimeout(ms: number): void;
    setOfflineMode(on: boolean): Promise<void>;
    setViewport(size: { width: number; height: number }): Promise<void>;
    type(selector: string, words: string, options: { delay: number }): Promise<void>;
    waitForFunction(
      ask: (wanted: string) => unknown,
      options: object,
      wanted: string,
    ): Promise<ElementHandle>;
    waitForSelector(selector: string): Promise<unknown>;
  }

  export interface BrowserContext {
    newPage(): Promise<Page>;
    pages(): Promise<Page[]>;
  }

  export interface Browser {
    createBrowserContext(): Promise<BrowserContext>;
    close(): Promise<void>;
  }

  const puppeteer: {
    launch(options: {
      browser: 'firefox';
      executablePath: string;
      headless: boolean;
      timeout: number;
    }): Promise<Browser>;
  };
  export default puppeteer;
}
