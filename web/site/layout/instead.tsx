import { paths } from '../../paths.ts';
import type { OtherOffers } from './other-offers.tsx';
import { Ways } from './ways.tsx';

interface Props {
  /** Where others of its kind are. */
  back: { href: string; label: string };
  others?: OtherOffers;
}

/** What is offered in the place of something that is not there: the newest of its kind, all of them, and somebody to ask. */
export function InsteadOf({ back, others }: Props) {
  const about = new URLSearchParams({ about: back.label }).toString();
  return (
    <>
      {others && <others.Others />}
      <Ways
        label="Instead"
        ways={[
          {
            name: back.label,
            text: 'What is on offer now, with price, place and pictures.',
            href: back.href,
          },
          {
            name: 'Ask us',
            text: 'Somebody here knows what became of it, and what is like it.',
            href: `${paths.contact}?${about}`,
          },
        ]}
      />
    </>
  );
}
