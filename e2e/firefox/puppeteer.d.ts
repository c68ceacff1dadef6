/** The part of Puppeteer that the tests in Firefox use; `npm install --prefix e2e/firefox` installs it. */
declare module 'puppeteer-core' {
  /** An element of a page. */
  export interface ElementHandle {
    asElement(): ElementHandle | null;
    click(options: { count: number }): Promise<void>;
    uploadFile(path: string): Promise<void>;
  }

  export interface Page {
    $(selector: string): Promise<ElementHandle | null>;
    $eval<Result>(selector: string, pageFunction: (element: Element) => Result): Promise<Result>;
    $$eval<Result>(selector: 'main a', pageFunction: (links: HTMLAnchorElement[]) => Result): Promise<Result>;
    $$eval<Result>(selector: string, pageFunction: (elements: Element[]) => Result): Promise<Result>;
    close(): Promise<void>;
    goBack(): Promise<unknown>;
    goto(address: string): Promise<unknown>;
    hover(selector: string): Promise<void>;
    evaluate<Result>(pageFunction: () => Result): Promise<Result>;
    keyboard: {
      down(key: string): Promise<void>;
      press(key: string): Promise<void>;
      type(text: string, options: { delay: number }): Promise<void>;
      up(key: string): Promise<void>;
    };
    on(event: 'pageerror', listener: (error: unknown) => void): void;
    on(event: 'dialog', listener: (dialog: { accept(): Promise<void> }) => void): void;
    reload(): Promise<unknown>;
    setDefaultTimeout(ms: number): void;
    setOfflineMode(isOffline: boolean): Promise<void>;
    setViewport(size: { width: number; height: number }): Promise<void>;
    type(selector: string, text: string, options: { delay: number }): Promise<void>;
    waitForFunction(
      pageFunction: (argument: string) => unknown,
      options: object,
      argument: string,
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
