import { Button } from '@mantine/core';
import type { FieldRule } from '../../editor/field.ts';
import { useForm, valueNow } from '../../editor/form.ts';
import { useOnePlace } from './place-name.tsx';
import { placeIn } from './typed-place.ts';

interface Props {
  /** The field that says the place. */
  of: FieldRule<string>;
  latitude: FieldRule<string>;
  longitude: FieldRule<string>;
}

/** Sets the pin of a home to the middle of its place. */
export function Middle({ of, latitude, longitude }: Props) {
  const form = useForm();
  const middle = useOnePlace(placeIn(valueNow(of, form)));
  const pin = () => {
    if (!middle) return;
    form.type(latitude, () => String(middle.latitude));
    form.type(longitude, () => String(middle.longitude));
  };
  return (
    <Button variant="default" size="compact-sm" disabled={!middle} onClick={pin}>
      Use the place’s middle
    </Button>
  );
}
