import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { farPin, isSwapped, swappedPin } from '../../../../schema/pin.ts';
import { placeNames } from '../../../../schema/places.ts';
import { goWhole } from '../../../data/whole.ts';
import { part } from '../../../ui/part.ts';
import { useComing } from '../../../ui/use-coming.ts';
import { onePress } from '../../ui/one-press.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { valueAtFirst, valueNow } from '../../editor/desk/values.ts';
import { wordOf, type FieldRule } from '../../editor/field.ts';
import { useForm, type Form } from '../../editor/form/form.ts';
import { useOnePlace } from './place-name.tsx';
import { placeIn } from './typed-place.ts';

const code = part(() => import('./pin-map.tsx'));

/** Decimal places of a degree that are kept: about a tenth of a metre. */
const PLACES = 6;

interface Props {
  /** The field that says the place. */
  of: FieldRule<string>;
  latitude: FieldRule<string>;
  longitude: FieldRule<string>;
}

interface Point {
  latitude: number;
  longitude: number;
}

/** The pin of a home: set to the middle of its place, or by hand on a map, which comes when it is wanted. */
export function Middle({ of, latitude, longitude }: Props) {
  const form = useForm();
  const middle = useOnePlace(placeIn(valueNow(of, form)));
  const [isWanted, setWanted] = useState(false);
  const { here, isLost, again } = useComing(code, isWanted);
  const PinMap = isWanted ? here?.PinMap : undefined;
  const set = (point: Point) => {
    form.type(latitude, () => written(point.latitude));
    form.type(longitude, () => written(point.longitude));
  };
  const point = pointIn(form, { latitude, longitude });
  const swapped = swappedIn(form, { latitude, longitude });
  const far = point && middle ? farPin(point, middle) : null;
  const title = titleOfAnother(form, of);
  const toggle = () => {
    if (isLost) again(goWhole);
    else setWanted(!isWanted);
  };
  return (
    <div className="pin-map-foot">
      <Group gap="xs">
        <Button variant="default" size="compact-sm" disabled={!middle} onClick={() => middle && set(middle)}>
          Use the place’s middle
        </Button>
        <BusyButton
          variant="default"
          size="compact-sm"
          aria-expanded={PinMap !== undefined}
          busy={isWanted && !here && !isLost}
          onClick={toggle}
        >
          {PinMap ? 'Close the map' : 'Set it on a map'}
        </BusyButton>
      </Group>
      {swapped && (
        <Advice
          says={swappedPin(swapped)}
          action="Swap them"
          take={() => set({ latitude: swapped.longitude, longitude: swapped.latitude })}
        />
      )}
      {far && middle && <Advice says={far} action={`Move it to ${middle.name}`} take={() => set(middle)} />}
      {title && <p className="pin-advice">{title}</p>}
      {isLost && <p role="alert">The map could not be loaded. Press again.</p>}
      {PinMap && <PinMap point={point} place={middle} set={set} />}
    </div>
  );
}

interface AdviceProps {
  says: string;
  /** What the button that follows it does. */
  action: string;
  take: () => void;
}

/** What is wrong with a pin, with a button that corrects it. */
const Advice = ({ says, action, take }: AdviceProps) => (
  <div className="pin-advice" role="status">
    {says}
    <Button variant="default" size="compact-sm" onClick={(event) => onePress(event, take)}>
      {action}
    </Button>
  </div>
);

/** Says that a title still names the place that the home was in before the place was changed; null where it does not. */
function titleOfAnother(form: Form, of: FieldRule<string>): string | null {
  const [before, now] = [valueAtFirst(of, form.opened), placeIn(valueNow(of, form))];
  const name = placeNames[before];
  const title = String(form.typed.title ?? (form.opened ? wordOf(form.opened, 'title') : ''));
  return name && now && now !== before && title.toLowerCase().includes(name.toLowerCase())
    ? `The title still names ${name}.`
    : null;
}

const written = (degrees: number): string => String(Number(degrees.toFixed(PLACES)));

/** The point that two fields say; null where they say none that can be. */
function pointIn(form: Form, { latitude, longitude }: Pick<Props, 'latitude' | 'longitude'>): Point | null {
  const [north, east] = [latitude, longitude].map((rule) => rule.input(valueNow(rule, form)));
  const isPoint = Number.isFinite(north) && Number.isFinite(east);
  return isPoint ? { latitude: Number(north), longitude: Number(east) } : null;
}

/** A point whose coordinates two fields hold the wrong way round; null where they do not. */
function swappedIn(form: Form, { latitude, longitude }: Pick<Props, 'latitude' | 'longitude'>): Point | null {
  const typed = { latitude: Number(valueNow(latitude, form)), longitude: Number(valueNow(longitude, form)) };
  return isSwapped(typed) ? typed : null;
}
