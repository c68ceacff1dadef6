import type { PageContentQuery } from '../../../schema/documents/site/layout/graphql.ts';
import './page-texts.css';

/** The texts of a page as the server has rendered them. */
export type PageTexts = PageContentQuery['page'];

/** The start of a list whose items have headings: steps if it is ordered, and principles if it is not. */
const HEADED_LIST = /^<(ol|ul)>\s*<li>\s*<h3>/;

const CLASSES: Record<string, string> = { ol: 'page-text-steps', ul: 'page-text-principles' };

/** The sections of a text. Their HTML comes from the server, which lets no other HTML than that of Markdown pass. */
export const TextSections = ({ sections }: Pick<PageTexts, 'sections'>) =>
  sections.map(({ id, heading, html }) => (
    <section key={id} className={CLASSES[HEADED_LIST.exec(html)?.[1] ?? '']}>
      {heading && <h2 id={id}>{heading}</h2>}
      <div className="page-text" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  ));
