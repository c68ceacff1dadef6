import { Button, Group } from '@mantine/core';
import { useId, useState } from 'react';
import { farPin, isSwapped, swappedPin } from '../../../../schema/pin.ts';
import { placeNames } from '../../../../schema/places.ts';
import { hardNavigate } from '../../../data/hard-navigation.ts';
import { lazyModule, useLazyModule } from '../../../ui/lazy-module.ts';
import { singleClick, BusyButton } from '../../ui/busy-button.tsx';
import { initialValue, currentValue, useForm, type Form } from '../../editor/form/form-context.tsx';
import { fieldValue, type FieldRule } from '../../editor/field.ts';
import * as messages from './messages.ts';
import { usePlace, placeIdOf } from './place-field.tsx';

const code = lazyModule(() => import('./pin-map.tsx'));

/** Stored decimal places of a degree: about a tenth of a metre. */
const DECIMALS = 6;

interface Props {
  /** The rule of the place field. */
  of: FieldRule<string>;
  latitude: FieldRule<string>;
  longitude: FieldRule<string>;
}

interface Point {
  latitude: number;
  longitude: number;
}

/** The pin of a home: at the centre of its place, or set on a map that is loaded on demand. */
export function PinFields({ of, latitude, longitude }: Props) {
  const form = useForm();
  const placeId = placeIdOf(currentValue(of, form));
  const centre = usePlace(placeId);
  const reason = useId();
  const [isOpen, setOpen] = useState(false);
  const { module, hasFailed, retry } = useLazyModule(code, isOpen);
  const PinMap = isOpen ? module?.PinMap : undefined;
  const set = (point: Point) => {
    form.type(latitude, () => written(point.latitude));
    form.type(longitude, () => written(point.longitude));
  };
  const point = parsePoint(form, { latitude, longitude });
  const swapped = swappedPoint(form, { latitude, longitude });
  const far = point && centre ? farPin(point, centre) : null;
  const title = titleMismatch(form, of);
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
      {far && centre && (
        <PinProblem problem={far} action={messages.movePin(centre.name)} correct={() => set(centre)} />
      )}
      {title && <p className="pin-advice">{title}</p>}
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
function titleMismatch(form: Form, of: FieldRule<string>): string | null {
  const [before, now] = [initialValue(of, form.opened), placeIdOf(currentValue(of, form))];
  const name = placeNames[before];
  const title = String(form.typed.title ?? (form.opened ? fieldValue(form.opened, 'title') : ''));
  return name && now && now !== before && title.toLowerCase().includes(name.toLowerCase())
    ? messages.titleNames(name)
    : null;
}

const written = (degrees: number): string => String(Number(degrees.toFixed(DECIMALS)));

/** Returns the point of two coordinate fields; null if they are empty or invalid. */
function parsePoint(
  form: Form,
  { latitude, longitude }: Pick<Props, 'latitude' | 'longitude'>,
): Point | null {
  const [north, east] = [latitude, longitude].map((rule) => rule.input(currentValue(rule, form)));
  const isPoint = Number.isFinite(north) && Number.isFinite(east);
  return isPoint ? { latitude: Number(north), longitude: Number(east) } : null;
}

/** Returns the point with swapped coordinates, if the fields contain them in the wrong order; else null. */
function swappedPoint(
  form: Form,
  { latitude, longitude }: Pick<Props, 'latitude' | 'longitude'>,
): Point | null {
  const typed = {
    latitude: Number(currentValue(latitude, form)),
    longitude: Number(currentValue(longitude, form)),
  };
  return isSwapped(typed) ? typed : null;
}
