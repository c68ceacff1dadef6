import { PageHeading } from '../../ui/page-heading.tsx';
import { PageHead } from '../../site/layout/page-head.tsx';
import { pages } from './pages.ts';

export function Component() {
  return (
    <>
      <PageHead title="Villa Tours" description="Guided tours of villas." path={pages.villaTours.path} />
      <PageHeading title="Villa Tours">Three villas in one morning.</PageHeading>
    </>
  );
}
