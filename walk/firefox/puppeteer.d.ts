/** As much of Puppeteer as the walk in Firefox uses: it is installed with the first walk on a machine that has one. */
declare module 'puppeteer-core' {
  export interface Page {
    $eval<Told>(selector: string, ask: (found: Element) => Told): Promise<Told>;
    $$eval<Told>(selector: 'main a', ask: (found: HTMLAnchorElement[]) => Told): Promise<Told>;
    $$eval<Told>(selector: string, ask: (found: Element[]) => Told): Promise<Told>;
    close(): Promise<void>;
    goBack(): Promise<unknown>;
    goto(address: string): Promise<unknown>;
    hover(selector: string): Promise<void>;
    on(what: 'pageerror', listener: (error: unknown) => void): void;
    reload(): Promise<unknown>;
    setDefaultTimeout(ms: number): void;
    setOfflineMode(on: boolean): Promise<void>;
    type(selector: string, words: string, options: { delay: number }): Promise<void>;
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
