import { excerpt } from '../../ui/lines.ts';
import { agency } from '../agency.ts';

/** The most characters of a title that says what is offered, where and for how much. */
const LONGEST_OFFER = 100;

/** Below so many characters of its name a home is not recognised. */
const SHORTEST_NAME = 16;

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

/**
 * The title of a home's page: its name, then `facts` such as `apartment for sale in Dubai Marina, AED 2,150,000`, then the
 * agency. Where that is too long the agency's name is left out, and then the home's name is cut.
 */
export function titleOfHome(name: string, facts: string): string {
  const forms = [`${name}, ${facts}${OURS}`, `${name}, ${facts}`];
  const fits = forms.find((form) => Array.from(form).length <= LONGEST_OFFER);
  if (fits) return fits;
  const room = LONGEST_OFFER - Array.from(facts).length - 2;
  return room < SHORTEST_NAME ? titleOf(name) : `${excerpt(name, room - 1)}, ${facts}`;
}
