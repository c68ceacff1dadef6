import { Family, Example, FullWidthExample } from './example.tsx';

const colours = [
  'ink',
  'quiet',
  'ground',
  'paper',
  'gulf',
  'gulf-quiet',
  'brass',
  'brass-on-gulf',
  'line',
  'edge',
  'shape',
  'danger',
  'good',
  'focus',
];
const spaces = ['s4', 's8', 's12', 's16', 's24', 's32', 's48', 's64', 's96', 's128'];
const sizes = ['h1', 'h2', 'h3', 'body', 'price', 'small'];

/** The design tokens. */
export const Foundations = () => (
  <Family name="Foundations">
    {colours.map((name) => (
      <Example key={name} name={name}>
        <div className="swatch" style={{ background: `var(--${name})` }} />
      </Example>
    ))}
    <FullWidthExample name="Space">
      <div className="spaces">
        {spaces.map((name) => (
          <div key={name} className="space" style={{ inlineSize: `var(--${name})` }} title={name} />
        ))}
      </div>
    </FullWidthExample>
    <FullWidthExample name="Type">
      {sizes.map((name) => (
        <p
          key={name}
          className={`type-${name[0] === 'h' ? 'display' : 'text'}`}
          style={{ fontSize: `var(--${name})` }}
        >
          {`${name}: The creek at seven, 1,250 sq ft`}
        </p>
      ))}
    </FullWidthExample>
  </Family>
);
