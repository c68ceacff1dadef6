import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { goWhole } from '../../../data/whole.ts';
import { part } from '../../../ui/part.ts';
import { useComing } from '../../../ui/use-coming.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { valueNow } from '../../editor/desk/values.ts';
import type { FieldRule } from '../../editor/field.ts';
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
      {isLost && <p role="alert">The map could not be loaded. Press again.</p>}
      {PinMap && <PinMap point={pointIn(form, { latitude, longitude })} place={middle} set={set} />}
    </div>
  );
}

const written = (degrees: number): string => String(Number(degrees.toFixed(PLACES)));

/** The point that two fields say; null where they say none that can be. */
function pointIn(form: Form, { latitude, longitude }: Pick<Props, 'latitude' | 'longitude'>): Point | null {
  const [north, east] = [latitude, longitude].map((rule) => rule.input(valueNow(rule, form)));
  const isPoint = Number.isFinite(north) && Number.isFinite(east);
  return isPoint ? { latitude: Number(north), longitude: Number(east) } : null;
}
