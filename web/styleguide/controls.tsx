import { ArrowLink } from '../ui/arrow-link.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Field, LongField } from '../ui/field.tsx';
import { Pager, PagerByCount } from '../ui/pager.tsx';
import { PauseButton } from '../ui/pause-button.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Family, Specimen } from './specimen.tsx';

const nothing = () => undefined;

const kinds = ['button', 'button button-quiet'] as const;
const states = { rest: '', hover: 'is-hover', focus: 'is-focus', active: 'is-active' };

const Buttons = () => (
  <Family name="Buttons">
    {kinds.flatMap((kind) => [
      ...Object.entries(states).map(([state, name]) => (
        <Specimen key={kind + state} name={`${kind}, ${state}`}>
          <Button className={`${kind} ${name}`}>Enquire</Button>
        </Specimen>
      )),
      <Specimen key={kind} name={`${kind}, disabled while sending`}>
        <Button className={kind} disabled>
          Sending...
        </Button>
      </Specimen>,
    ])}
    <Specimen name="Arrow link, on">
      <ArrowLink href="#">View Details</ArrowLink>
    </Specimen>
    <Specimen name="Arrow link, back">
      <ArrowLink href="#" to="back">
        Villas for sale
      </ArrowLink>
    </Specimen>
    <Specimen name="Pause">
      <PauseButton paused={false} onClick={nothing} of="pictures" />
    </Specimen>
    <Specimen name="Play">
      <PauseButton paused onClick={nothing} of="pictures" />
    </Specimen>
  </Family>
);

const Fields = () => (
  <Family name="Fields">
    <Specimen name="Empty">
      <Field label="Name" name="name" />
    </Specimen>
    <Specimen name="Hover">
      <Field label="Name" name="name" className="is-hover" />
    </Specimen>
    <Specimen name="Focus">
      <Field label="Name" name="name" className="is-focus" defaultValue="Layla" />
    </Specimen>
    <Specimen name="Hint">
      <Field label="Email" name="email" hint="We answer to this address." />
    </Specimen>
    <Specimen name="Wrong">
      <Field label="Email" name="email" defaultValue="layla@" error="Email must be an e-mail address." />
    </Specimen>
    <Specimen name="Disabled">
      <Field label="Name" name="name" defaultValue="Layla" disabled />
    </Specimen>
    <Specimen name="Many lines">
      <LongField label="Message" name="message" />
    </Specimen>
    <Specimen name="Many lines, wrong">
      <LongField label="Message" name="message" error="Message is required." />
    </Specimen>
  </Family>
);

const Leafing = () => (
  <Family name="Pagers, tabs, disclosure">
    {[1, 4, 9].map((page) => (
      <Specimen key={page} name={`Page ${page} of 9`}>
        <Pager page={page} totalPages={9} of="homes" />
      </Specimen>
    ))}
    <Specimen name="Few pages">
      <Pager page={2} totalPages={3} of="homes" />
    </Specimen>
    <Specimen name="By count">
      <PagerByCount page={2} totalPages={3} of="projects" />
    </Specimen>
    <Specimen name="Tabs">
      <Tabs label="Type" name="type" tabs={['Villas', 'Apartments', 'Townhouses']}>
        {(open) => <p>{open}</p>}
      </Tabs>
    </Specimen>
    <Specimen name="Disclosure">
      <Disclosure id="how-long" title={<h3>How long does a purchase take?</h3>}>
        <p>Four weeks from the signed offer to the transfer.</p>
      </Disclosure>
    </Specimen>
  </Family>
);

/** What is pressed, typed into or leafed through. */
export const Controls = () => (
  <>
    <Buttons />
    <Fields />
    <Leafing />
  </>
);
