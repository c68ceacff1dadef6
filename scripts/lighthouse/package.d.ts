/** The used part of Lighthouse's types; the package is installed by `npm run lighthouse`. */
declare module 'lighthouse' {
  export interface Result {
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
  }

  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: 'error'; output: 'json' },
  ): Promise<{ lhr: Result } | undefined>;
}
