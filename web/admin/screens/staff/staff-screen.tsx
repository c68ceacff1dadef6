import { useQuery } from '@apollo/client/react';
import { Title } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StaffAccountsDocument } from '../../../../schema/documents/admin/graphql.ts';
import { pageNumber } from '../../../ui/page-number.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { ListPagination } from '../../ui/list-pagination.tsx';
import { ScreenTitle } from '../../ui/screen-title.tsx';
import { AccountRow } from './account-row.tsx';
import { Invitation } from './invitation.tsx';
import * as messages from './messages.tsx';
import { PasswordLink, type PasswordLinkToShow } from './password-link.tsx';
import { SecondFactorRoles } from './second-factor-roles.tsx';
import '../../ui/row-list.css';
import './staff.css';

/** The accounts of staff: administrators invite, change, disable and enable them. */
export function Component() {
  const [link, setLink] = useState<PasswordLinkToShow | null>(null);
  return (
    <>
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
      <LoadState data={staff} error={error} failed={messages.loadFailed} />
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
          <ListPagination
            page={staff.page}
            totalPages={staff.totalPages}
            onChange={(page) => setParams(page === 1 ? {} : { page: String(page) })}
          />
        </>
      )}
    </section>
  );
}
