import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import {
  anyHome,
  nameOf,
  printSearch,
  type Search,
  SORTS,
  unreadIn,
  VIEWS,
  wordIn,
} from '../../../schema/search.ts';
import { ChosenList } from './chosen-list.tsx';
import { Filters } from './filters.tsx';
import { type Interpretation, withFacts, withoutFactsOf } from './interpretation.ts';
import { SearchBox } from './search-box.tsx';
import { focusFound, FOUND, type SearchForm } from './search-form.ts';
import { chosenIn } from './search-labels.ts';
import { type Choices, type Ground, nothingChosen, searchAt } from './search-query.ts';
import './search.css';
import { Button } from '../../ui/button.tsx';
import { useInBrowser } from '../../ui/in-browser.ts';
import { afterPaint } from '../../ui/later.ts';
import { expectMap } from '../../ui/lazy-map.tsx';

/** Orders in which prices and rents would be compared. */
const BY_PRICE: readonly Search['sort'][] = ['PRICE_LOW', 'PRICE_HIGH', 'VALUE'];

/** The id of the form, by which it opens where no script runs. */
const FORM = 'filters';

interface HomeSearchProps {
  ground: Ground;
  form: SearchForm;
  /** What is searched for, as the form is called. */
  label: string;
  /** How many homes there are, and which of them one sees. */
  whereabouts: string;
  /** So many homes in words, as far as it is known. */
  count: string | null;
  /** How many homes each choice finds, as far as that is known. */
  choices: Choices | null;
  /** How the words were understood, as far as that is known. */
  interpretation: Interpretation | null;
  /** What those hear who cannot see that something else is found. */
  heard: string;
  /** Whether the form is out of the way, in a wide window too, until it is opened. */
  isFolded?: boolean;
  /** Whether there is no home at all among which one could choose. */
  isEmpty?: boolean;
  /** What else stands in the line over what is found. */
  beside?: ReactNode;
  /** What is found. */
  children: ReactNode;
}

/** What can be chosen among homes beside what is found; where there is nothing to choose among, what is said of that. */
export function HomeSearch({
  ground,
  form,
  label,
  whereabouts,
  count,
  choices,
  interpretation,
  heard,
  isFolded,
  isEmpty,
  beside,
  children,
}: HomeSearchProps) {
  const { ref, search, changed, submit, choose } = form;
  const { search: query, hash } = useLocation();
  // What could not be read is shown with why.
  const [isOpen, setOpen] = useState<boolean | undefined>(
    () => unreadIn(new URLSearchParams(query)).length > 0 || undefined,
  );
  const chosen = chosenIn(search, interpretation).length;
  const effective = withFacts(search, interpretation);
  const isMixed = BY_PRICE.includes(search.sort) && !ground.purpose && effective.purpose === null;

  // Before the scripts were there its address may have opened it.
  if (useInBrowser() && hash === `#${FORM}` && isOpen === undefined) setOpen(true);

  /** A control says anew what words say as well: those words are removed. */
  function dropFactsOf({ name, form: owner }: HTMLInputElement) {
    const box = owner?.elements.namedItem(nameOf('words'));
    if (!interpretation || !(box instanceof HTMLInputElement) || box.value !== interpretation.words) return;
    if (name !== '' && name !== box.name) box.value = withoutFactsOf(name, interpretation);
  }

  function toggle(event: MouseEvent) {
    event.preventDefault();
    afterPaint(() => setOpen((now) => !now));
  }

  const show = () =>
    void afterPaint(() => {
      submit();
      setOpen(false);
      focusFound();
      document.getElementById(FOUND)?.scrollIntoView();
    });

  return (
    <div
      className={isEmpty ? undefined : 'search'}
      data-foldable={isFolded || undefined}
      data-folded={(isFolded && !isOpen) || undefined}
    >
      <div className={isEmpty ? 'visually-hidden' : 'search-bar'}>
        {!isEmpty && <SearchBox form={FORM} words={search.words} onChange={changed} />}
        {/* Here the keyboard is when the last choice is taken away, also where there is nothing else to choose. */}
        <p id={FOUND} tabIndex={-1}>
          {isEmpty ? label : whereabouts}
        </p>
        {!isEmpty && (
          <>
            {beside}
            <a
              className="button button-quiet search-opener"
              href={`#${FORM}`}
              aria-expanded={isOpen ?? false}
              onClick={toggle}
            >
              {chosen === 0 ? 'Filters' : `Filters (${chosen})`}
            </a>
            <SortField sort={search.sort} form={FORM} onChange={changed} />
          </>
        )}
      </div>
      {!isEmpty && (
        <form
          ref={ref}
          id={FORM}
          className="search-form"
          role="search"
          aria-label={label}
          action={ground.path}
          autoComplete="off"
          data-open={isOpen}
          onChange={({ target }) => {
            // What is taken away again must not fold the form up under the pointer.
            setOpen(true);
            dropFactsOf(target as unknown as HTMLInputElement);
            changed(target);
          }}
          onSubmit={(event) => {
            event.preventDefault();
            show();
          }}
        >
          <SeenOn search={search} />
          <Filters ground={ground} search={search} counts={choices} choose={choose} />
          <div className="search-foot">
            <Button type="submit">{count ? `Show ${count}` : 'Show homes'}</Button>
            {chosen > 0 && (
              <Link to={searchAt(ground, nothingChosen(search))} preventScrollReset>
                Clear all
              </Link>
            )}
          </div>
        </form>
      )}
      <section className="search-results" aria-labelledby={FOUND}>
        <ChosenList ground={ground} search={search} interpretation={interpretation} choose={choose} />
        {isMixed && !isEmpty && (
          <p className="search-note">
            Homes for sale come first, then homes for rent. Show only homes{' '}
            <Link to={searchAt(ground, { ...search, purpose: 'SALE', page: 1 })}>for sale</Link> or{' '}
            <Link to={searchAt(ground, { ...search, purpose: 'RENT', page: 1 })}>for rent</Link>.
          </p>
        )}
        {children}
        <p className="visually-hidden" role="status">
          {!isEmpty && heard}
        </p>
      </section>
    </div>
  );
}

const SORT_LABELS: Record<Search['sort'], string> = {
  NEWEST: 'Newest first',
  PRICE_LOW: 'Lowest price first',
  PRICE_HIGH: 'Highest price first',
  AREA_LARGE: 'Largest first',
  AREA_SMALL: 'Smallest first',
  VALUE: 'Lowest price by area',
};

interface SortFieldProps {
  sort: Search['sort'];
  /** The id of the form that it belongs to, though it stands elsewhere. */
  form: string;
  onChange: (control: EventTarget) => void;
}

/** In which order what is found stands. */
export function SortField({ sort, form, onChange }: SortFieldProps) {
  const value = (one: Search['sort']) => (one === SORTS[0] ? '' : wordIn(one));
  return (
    <div className="field sort-field">
      <select
        form={form}
        name={nameOf('sort')}
        aria-label="Order"
        defaultValue={value(sort)}
        onChange={({ target }) => onChange(target)}
      >
        {SORTS.map((one) => (
          <option key={one} value={value(one)}>
            {SORT_LABELS[one]}
          </option>
        ))}
      </select>
      <button className="button button-quiet" type="submit" form={form}>
        Sort
      </button>
    </div>
  );
}

/** What a form says besides what is chosen in it: the piece of the map, and that homes are seen on it. */
function SeenOn({ search: { within, view } }: { search: Search }) {
  const said = [...new URLSearchParams(printSearch({ ...anyHome, within, view }))];
  return said.map(([name, word]) => <input key={name} type="hidden" name={name} value={word} />);
}

const VIEW_LABELS: Record<Search['view'], string> = { LIST: 'List', MAP: 'Map' };

interface ViewSwitchProps {
  ground: Ground;
  search: Search;
}

/** As what homes are seen: in a list, or on a map beside it, for which a phone has no room at once. */
export function ViewSwitch({ ground, search }: ViewSwitchProps) {
  const expect = search.view === 'LIST' ? expectMap : undefined;
  return (
    <nav className="view-switch" aria-label="How homes are shown" onPointerEnter={expect} onFocus={expect}>
      {VIEWS.map((view) => (
        <Link
          key={view}
          to={searchAt(ground, { ...search, view })}
          preventScrollReset
          data-waits=""
          aria-current={view === search.view ? 'true' : undefined}
        >
          {VIEW_LABELS[view]}
        </Link>
      ))}
    </nav>
  );
}
