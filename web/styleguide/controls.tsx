import { ArrowLink } from '../ui/arrow-link.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Field, LongField } from '../ui/field.tsx';
import { Pager, PagerByCount } from '../ui/pager.tsx';
import { PauseButton } from '../ui/pause-button.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Family, Example } from './example.tsx';

const nothing = () => undefined;

const kinds = ['button', 'button button-quiet'] as const;
const states = { rest: '', hover: 'is-hover', focus: 'is-focus', active: 'is-active' };

const Buttons = () => (
  <Family name="Buttons">
    {kinds.flatMap((kind) => [
      ...Object.entries(states).map(([state, name]) => (
        <Example key={kind + state} name={`${kind}, ${state}`}>
          <Button className={`${kind} ${name}`}>Enquire</Button>
        </Example>
      )),
      <Example key={kind} name={`${kind}, disabled while sending`}>
        <Button className={kind} disabled>
          Sending...
        </Button>
      </Example>,
    ])}
    <Example name="Arrow link, on">
      <ArrowLink href="#">View Details</ArrowLink>
    </Example>
    <Example name="Arrow link, back">
      <ArrowLink href="#" to="back">
        Villas for sale
      </ArrowLink>
    </Example>
    <Example name="Pause">
      <PauseButton paused={false} onClick={nothing} of="pictures" />
    </Example>
    <Example name="Play">
      <PauseButton paused onClick={nothing} of="pictures" />
    </Example>
  </Family>
);

const Fields = () => (
  <Family name="Fields">
    <Example name="Empty">
      <Field label="Name" name="name" />
    </Example>
    <Example name="Hover">
      <Field label="Name" name="name" className="is-hover" />
    </Example>
    <Example name="Focus">
      <Field label="Name" name="name" className="is-focus" defaultValue="Layla" />
    </Example>
    <Example name="Hint">
      <Field label="Email" name="email" hint="We answer to this address." />
    </Example>
    <Example name="Wrong">
      <Field label="Email" name="email" defaultValue="layla@" error="Email must be an e-mail address." />
    </Example>
    <Example name="Disabled">
      <Field label="Name" name="name" defaultValue="Layla" disabled />
    </Example>
    <Example name="Many lines">
      <LongField label="Message" name="message" />
    </Example>
    <Example name="Many lines, wrong">
      <LongField label="Message" name="message" error="Message is required." />
    </Example>
  </Family>
);

const Leafing = () => (
  <Family name="Pagers, tabs, disclosure">
    {[1, 4, 9].map((page) => (
      <Example key={page} name={`Page ${page} of 9`}>
        <Pager page={page} totalPages={9} of="homes" />
      </Example>
    ))}
    <Example name="Few pages">
      <Pager page={2} totalPages={3} of="homes" />
    </Example>
    <Example name="By count">
      <PagerByCount page={2} totalPages={3} of="projects" />
    </Example>
    <Example name="Tabs">
      <Tabs label="Type" name="type" tabs={['Villas', 'Apartments', 'Townhouses']}>
        {(open) => <p>{open}</p>}
      </Tabs>
    </Example>
    <Example name="Disclosure">
      <Disclosure id="how-long" title={<h3>How long does a purchase take?</h3>}>
        <p>Four weeks from the signed offer to the transfer.</p>
      </Disclosure>
    </Example>
  </Family>
);

/** Buttons, links, fields and pagers. */
export const Controls = () => (
  <>
    <Buttons />
    <Fields />
    <Leafing />
  </>
);
