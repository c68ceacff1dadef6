import { data } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { homes } from './homes.ts';
import { LostHead } from './page-head.tsx';
import { Ways } from './ways.tsx';

export const loader = () => data(null, { status: 404 });

/** What stands at every address that is nobody's. */
export function Component() {
  return (
    <div className="measure">
      <LostHead title="Page Not Found" />
      <Notice heading text="Page Not Found">
        <ArrowLink href={paths.home}>Go to the home page</ArrowLink>
      </Notice>
      <Ways label="Homes on offer" ways={Object.values(homes)} />
    </div>
  );
}
