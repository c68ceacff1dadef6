import { excerpt } from '../../ui/lines.ts';
import { agency } from '../agency.ts';

/** Characters of a title that a page of results shows. */
const SHOWN = 60;

const OURS = ` | ${agency.name}`;

/**
 * A page's title with whose page it is, as long as nobody has to cut it: of one that is too long first its longer form
 * goes, then the agency's name, then its end.
 */
export function titleOf(title: string, shorter = title): string {
  const forms = [`${title}${OURS}`, `${shorter}${OURS}`, title, shorter];
  return forms.find((form) => Array.from(form).length <= SHOWN) ?? excerpt(shorter, SHOWN - 1);
}
