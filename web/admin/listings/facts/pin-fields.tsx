import { Button, Group } from '@mantine/core';
import { useId, useState } from 'react';
import { farPin, farPinMessage, isSwapped, swappedPin } from '../../../../schema/pin.ts';
import { placeNames } from '../../../../schema/places.ts';
import { hardNavigate } from '../../../data/hard-navigation.ts';
import { lazyModule, useLazyModule } from '../../../ui/lazy-module.ts';
import { singleClick } from '../../ui/double-click.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { useEditorForm, useFieldValue } from '../../editor/form/form-context.tsx';
import type { RecordForm } from '../../editor/form/record-form.ts';
import * as messages from './messages.ts';
import { usePlace, placeIdOf } from './place-field.tsx';

const code = lazyModule(() => import('./pin-map.tsx'));

/** Stored decimal places of a degree: about a tenth of a metre. */
const DECIMALS = 6;

interface Point {
  latitude: number;
  longitude: number;
}

/** The pin of a home: at the centre of its place, or set on a map that is loaded on demand. */
export function PinFields() {
  const form = useEditorForm();
  const placeId = placeIdOf(String(useFieldValue(form, 'placeId')));
  const typed = {
    latitude: Number(useFieldValue(form, 'latitude')),
    longitude: Number(useFieldValue(form, 'longitude')),
  };
  const title = String(useFieldValue(form, 'title'));
  const centre = usePlace(placeId);
  const reason = useId();
  const [isOpen, setOpen] = useState(false);
  const { module, hasFailed, retry } = useLazyModule(code, isOpen);
  const PinMap = isOpen ? module?.PinMap : undefined;
  const set = (point: Point) => {
    form.setValue('latitude', formatDegrees(point.latitude));
    form.setValue('longitude', formatDegrees(point.longitude));
  };
  const point = pointOf(form);
  const swapped = isSwapped(typed) ? typed : null;
  const far = point && centre ? farPin(point, centre) : null;
  const mismatch = titleMismatch(String(form.getState().defaultValues.placeId), placeId, title);
  const toggle = () => {
    if (hasFailed) retry(hardNavigate);
    else setOpen(!isOpen);
  };
  return (
    <div className="pin-map-foot">
      <Group gap="xs">
        {/* Not `disabled`, which would hide the reason from keyboard and screen reader. */}
        <Button
          variant="default"
          size="compact-sm"
          aria-disabled={!centre}
          data-disabled={!centre || undefined}
          aria-describedby={placeId === '' ? reason : undefined}
          onClick={() => centre && set(centre)}
        >
          {messages.pinAtCentre}
        </Button>
        {placeId === '' && <span id={reason}>{messages.noCommunity}</span>}
        <BusyButton
          variant="default"
          size="compact-sm"
          aria-expanded={PinMap !== undefined}
          busy={isOpen && !module && !hasFailed}
          onClick={toggle}
        >
          {PinMap ? messages.closeMap : messages.openMap}
        </BusyButton>
      </Group>
      {swapped && (
        <PinProblem
          problem={swappedPin(swapped)}
          action={messages.swapCoordinates}
          correct={() => set({ latitude: swapped.longitude, longitude: swapped.latitude })}
        />
      )}
      {far !== null && centre && (
        <PinProblem
          problem={farPinMessage(far, centre.name)}
          action={messages.movePin(centre.name)}
          correct={() => set(centre)}
        />
      )}
      {mismatch && <p className="pin-advice">{mismatch}</p>}
      {hasFailed && <p role="alert">{messages.mapLoadFailed}</p>}
      {PinMap && <PinMap point={point} place={centre} set={set} />}
    </div>
  );
}

interface PinProblemProps {
  problem: string;
  /** The action of the button. */
  action: string;
  correct: () => void;
}

/** A problem of a pin with a button that corrects it. */
const PinProblem = ({ problem, action, correct }: PinProblemProps) => (
  <div className="pin-advice" role="status">
    {problem}
    <Button variant="default" size="compact-sm" onClick={(event) => singleClick(event, correct)}>
      {action}
    </Button>
  </div>
);

/** Warns that the title still names the previous place; null if it does not. */
function titleMismatch(before: string, now: string, title: string): string | null {
  const name = placeNames[before];
  return name && now && now !== before && title.toLowerCase().includes(name.toLowerCase())
    ? messages.titleNames(name)
    : null;
}

const formatDegrees = (degrees: number): string => String(Number(degrees.toFixed(DECIMALS)));

/** Returns the point of the coordinate fields; null if they are empty or invalid. */
function pointOf({ collection: { fields }, getState }: RecordForm): Point | null {
  const { values, record } = getState();
  const [latitude, longitude] = ['latitude', 'longitude'].map((name) =>
    fields[name]!.toInput(values[name], record, name),
  );
  const isPoint = Number.isFinite(latitude) && Number.isFinite(longitude);
  return isPoint ? { latitude: Number(latitude), longitude: Number(longitude) } : null;
}
