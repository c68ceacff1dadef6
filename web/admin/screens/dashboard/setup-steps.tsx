import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DashboardQuery } from '../../../../schema/documents/admin/graphql.ts';
import { localStore } from '../../../ui/local-store.ts';
import { usePermissions } from '../../permissions/permissions.tsx';
import { screenPath } from '../../screens.ts';
import { Card } from '../../ui/card.tsx';
import * as messages from './messages.ts';

/** Remembers in this browser that the steps were dismissed. */
const DISMISSED = 'marsa.setup.dismissed';

type Setup = DashboardQuery['dashboard']['setup'];

const stepsOf = ({ hasAgency, hasPeople, hasListing, hasPublished }: Setup) => [
  { ...messages.setupSteps.agency, path: '/admin/agency', isDone: hasAgency },
  { ...messages.setupSteps.people, path: '/admin/people', isDone: hasPeople },
  { ...messages.setupSteps.listing, path: screenPath('saleApartments')!, isDone: hasListing },
  { ...messages.setupSteps.published, path: screenPath('saleApartments')!, isDone: hasPublished },
];

/** The first steps of an office, for managers, until all of them are done or dismissed. */
export function SetupSteps(setup: Setup) {
  const { may } = usePermissions();
  const [isDismissed, setDismissed] = useState(localStore.getItem(DISMISSED) !== null);
  const steps = stepsOf(setup);
  const open = steps.filter(({ isDone }) => !isDone).length;
  if (open === 0 || isDismissed || !may('create', 'people')) return null;
  const dismiss = () => {
    localStore.setItem(DISMISSED, 'true');
    setDismissed(true);
  };
  return (
    <div className="dashboard-setup">
      <Card
        title={messages.setupTitle}
        empty=""
        waiting={open}
        note={messages.setupProgress(open, steps.length)}
      >
        {steps.map(({ label, hint, path, isDone }) => (
          <li key={label}>
            <Link to={path}>{label}</Link>
            <span>{isDone ? messages.setupDone : hint}</span>
          </li>
        ))}
      </Card>
      <Button variant="subtle" onClick={dismiss}>
        {messages.dismissSetup}
      </Button>
    </div>
  );
}
