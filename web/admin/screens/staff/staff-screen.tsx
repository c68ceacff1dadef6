import { useQuery } from '@apollo/client/react';
import { Pagination, Title } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StaffAccountsDocument } from '../../../../schema/documents/admin/graphql.ts';
import { pageNumber } from '../../../ui/page-number.ts';
import { LoadError } from '../../editor/mutations/refetch.tsx';
import { ScreenTitle } from '../../ui/screen-title.tsx';
import { AccountRow } from './account-row.tsx';
import { Invitation } from './invitation.tsx';
import * as messages from './messages.tsx';
import { PasswordLink, type PasswordLinkToShow } from './password-link.tsx';
import { SecondFactorRoles } from './second-factor-roles.tsx';
import '../../ui/row-list.css';
import './staff.css';
import { pageControls } from '../../editor/list/messages.ts';

/** The accounts of staff: administrators invite, change, disable and enable them. */
export function Component() {
  const [link, setLink] = useState<PasswordLinkToShow | null>(null);
  return (
    <>
      <title>{messages.title}</title>
      <ScreenTitle>{messages.title}</ScreenTitle>
      {link && <PasswordLink {...link} close={() => setLink(null)} />}
      <div className="staff">
        <Accounts showLink={setLink} />
        <div className="staff-side">
          <Invitation showLink={setLink} />
          <SecondFactorRoles />
        </div>
      </div>
    </>
  );
}

function Accounts({ showLink }: { showLink: (link: PasswordLinkToShow) => void }) {
  const [params, setParams] = useSearchParams();
  const { data, previousData, error } = useQuery(StaffAccountsDocument, {
    variables: { page: pageNumber(params) },
  });
  const staff = (data ?? previousData)?.staff;
  return (
    <section className="staff-card" aria-labelledby="staff-list">
      <Title order={2} id="staff-list">
        {messages.listTitle}
      </Title>
      {error && <LoadError text={messages.loadFailed} />}
      {!staff && !error && <p role="status">{messages.loading}</p>}
      {staff && (
        <>
          <ul className="row-list">
            {staff.items.map((account) => (
              <AccountRow key={account.id} account={account} showLink={showLink} />
            ))}
          </ul>
          <p role="status" className="staff-total">
            {messages.total(staff.total)}
          </p>
          {staff.totalPages > 1 && (
            <Pagination
              total={staff.totalPages}
              value={staff.page}
              onChange={(page) => setParams(page === 1 ? {} : { page: String(page) })}
              getItemProps={(page) => ({ 'aria-label': messages.page(page) })}
              getControlProps={(control) => ({ 'aria-label': pageControls[control] })}
            />
          )}
        </>
      )}
    </section>
  );
}
