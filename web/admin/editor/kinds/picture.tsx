import { Button, CloseButton, Input, Progress, TextInput } from '@mantine/core';
import { type SyntheticEvent, useCallback, useId, useReducer, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import type { ThumbFragment } from '../../../../schema/documents/admin/graphql.ts';
import { type ControlProps, type FieldRule, fieldValue } from '../field.ts';
import { Field, useForm } from '../form/form-context.tsx';
import type { UploadState } from '../form/form-values.ts';
import './picture.css';
import './stored-picture.css';
import { inputOf, MAX_LINE, textRule } from './text.tsx';
import {
  filesIn,
  isFiles,
  isSmall,
  markUndisplayable,
  type Measures,
  PICTURE_SHOWS,
  usePaste,
  validatePicture,
  validatePictures,
} from '../pictures/pictures.ts';
import { Thumb } from '../pictures/thumb.tsx';
import type { StoredRow } from '../records.ts';
import { upload } from '../../ui/icons.ts';
import { Icon } from '../../../ui/icon.tsx';

/** Value of a picture field: the stored picture, chosen files, or null. */
type Pictured = ThumbFragment | readonly File[] | null;

interface PictureRule {
  name: string;
  label: string;
  /** True if a new record needs a picture. */
  required?: boolean;
  /** Error for a missing required picture, with the server's wording. */
  missing?: string;
  /** True if several files create several records; an invalid file then does not block the others. */
  several?: boolean;
}

/** Returns the picture of a record's field. */
function recordPicture(row: StoredRow | null, name: string): ThumbFragment | null {
  const picture = row && fieldValue(row, name);
  return isPicture(picture) ? picture : null;
}

const isPicture = (value: unknown): value is ThumbFragment =>
  typeof value === 'object' && value !== null && 'url' in value;

const storedIn = (value: Pictured): ThumbFragment | null => (isPicture(value) ? value : null);

/** The rule of a picture field. */
const pictureRule = (
  { name, label, required = false, missing = `${label} is required.`, several = false }: PictureRule,
  control: FieldRule<Pictured>['control'],
): FieldRule<Pictured> => ({
  name,
  label,
  initial: null,
  control,
  read: (row) => recordPicture(row, name),
  isEqual: (one, other) => one === other || hasSameUrl(storedIn(one), storedIn(other)),
  format(value) {
    if (value === null) return 'no picture';
    if (isFiles(value)) return value.map((file) => file.name).join(', ');
    return value.alt ?? 'a picture';
  },
  picture: storedIn,
  input: (value) => (value === null ? null : filesIn(value)[0]),
  matches: (now, sent, before) =>
    sent === null ? storedIn(now) === null : storedIn(now)?.url !== storedIn(before)?.url,
  validate(value, { isNew }) {
    const chosen = filesIn(value);
    if (required && isNew && chosen.length === 0) return missing;
    const canSend = chosen.some((file) => validatePicture(file) === null);
    return several && isNew && canSend ? null : validatePictures(chosen);
  },
});

const hasSameUrl = (one: ThumbFragment | null, other: ThumbFragment | null): boolean =>
  one !== null && one.url === other?.url;

export interface PictureProps<Name extends string> extends PictureRule {
  name: Name;
}

/** A field for a picture that is dropped, pasted or picked, with a preview. */
export function PictureField({ several = false, ...rule }: PictureProps<string>) {
  const field = pictureRule({ ...rule, several }, (props) => (
    <PictureControl {...props} required={rule.required ?? false} several={several} />
  ));
  return <Field field={field} />;
}

interface PictureFieldProps extends ControlProps<Pictured> {
  required: boolean;
  several: boolean;
}

function PictureControl({ name, label, value, error, type, onChange, required, several }: PictureFieldProps) {
  const form = useForm();
  const files = filesIn(value);
  const many = several && form.isNew;
  const stored = recordPicture(form.opened, name);
  const removing = stored !== null && value === null;
  const there = files.length > 0 || (stored !== null && !removing);
  const saidOfOne = files.some((file) => chosenPictureError(file, form.uploads.get(file)));
  const id = useId();

  const take = (taken: readonly File[]) => {
    if (taken.length > 0) onChange((now) => (many ? [...filesIn(now), ...taken] : taken.slice(0, 1)));
  };
  const drop = (file: File) => {
    onChange((now) => {
      const left = filesIn(now).filter((one) => one !== file);
      return left.length > 0 ? left : stored;
    });
  };
  usePaste(take);
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    onDrop: take, // the first of several, if the field takes one
    noClick: true,
    noKeyboard: true,
  });

  return (
    <>
      <Input.Wrapper
        label={label}
        required={required && form.isNew}
        error={saidOfOne ? null : error}
        labelElement="div"
        id={id}
      >
        <div {...getRootProps({ className: 'picture-field', 'data-over': isDragActive })}>
          <input
            {...getInputProps({ accept: 'image/*', multiple: many, name, 'aria-label': label, tabIndex: -1 })}
          />
          {files.length === 0 && stored && (
            <StoredPicture
              picture={stored}
              removing={removing}
              toggle={required ? null : () => type(removing ? stored : null)}
            />
          )}
          <ChosenPictures files={files} sending={form.uploads} drop={drop} />
          <Button
            variant="default"
            leftSection={<Icon lines={upload} />}
            data-field={name}
            aria-describedby={`${id}-error ${id}-how`}
            onClick={open}
          >
            {buttonWords({ many, chosen: there })}
          </Button>
          <span id={`${id}-how`} className="picture-field-how">
            or drop {many ? 'them' : 'it'} here, or paste
          </span>
        </div>
      </Input.Wrapper>
      {there && <Alt name={`${name}Alt`} picture={name} />}
    </>
  );
}

function buttonWords({ many, chosen }: { many: boolean; chosen: boolean }): string {
  if (many) return chosen ? 'Add pictures' : 'Choose pictures';
  return chosen ? 'Change picture' : 'Choose picture';
}

/** The alternative text. */
function Alt({ name, picture }: { name: string; picture: string }) {
  const rule = textRule(
    { name, label: PICTURE_SHOWS },
    {
      max: MAX_LINE,
      read: (row) => recordPicture(row, picture)?.alt ?? '',
      control: (props) => <TextInput {...inputOf(props)} mt="xs" description="For those who cannot see it" />,
    },
  );
  return <Field field={rule} />;
}

interface ChosenProps {
  files: readonly File[];
  sending: ReadonlyMap<File, UploadState>;
  /** Removes a chosen picture. */
  drop: (file: File) => void;
}

/** Returns why a chosen picture was not or will not be uploaded. */
const chosenPictureError = (file: File, state: UploadState | undefined): string | null =>
  state?.failed ?? validatePicture(file);

/** The chosen pictures with preview, progress and errors. */
function ChosenPictures({ files, sending, drop }: ChosenProps) {
  if (files.length === 0) return null;
  return (
    <ul className="chosen">
      {files.map((file) => (
        <ChosenOne key={keyOf(file)} file={file} state={sending.get(file)} drop={() => drop(file)} />
      ))}
    </ul>
  );
}

const keys = new WeakMap<File, number>();
let lastKey = 0;

/** Returns a stable React key for a file. */
function keyOf(file: File): number {
  const key = keys.get(file) ?? ++lastKey;
  keys.set(file, key);
  return key;
}

function ChosenOne({ file, state, drop }: { file: File; state: UploadState | undefined; drop: () => void }) {
  const preview = usePreview(file);
  const [measures, setMeasures] = useState<Measures | null>(null);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  const wrong = validatePicture(file);
  const fault = chosenPictureError(file, state);
  const broken = () => {
    markUndisplayable(file);
    lookAgain();
  };
  const measure = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) =>
    setMeasures({ width: image.naturalWidth, height: image.naturalHeight });
  return (
    <li>
      {!wrong && <img ref={preview} className="thumb" alt="" onLoad={measure} onError={broken} />}
      <span className="chosen-name">{file.name}</span>
      <CloseButton aria-label={`Remove ${file.name}`} onClick={drop} />
      {state && !state.failed && (
        <Progress value={state.sent * 100} size="xs" aria-label={`Sending ${file.name}`} />
      )}
      {!fault && measures && isSmall(measures) && (
        <span className="chosen-note" role="status">
          Only {measures.width} × {measures.height} pixels: visitors see it blurred.
        </span>
      )}
      {fault && (
        <span className="chosen-fault" role="status">
          {fault}
        </span>
      )}
      {state?.failed && !wrong && (
        <Button type="submit" size="compact-sm" variant="default" aria-label={`Send ${file.name} again`}>
          Try again
        </Button>
      )}
    </li>
  );
}

/** Returns an object URL of a local file while the component is mounted. */
const usePreview = (file: File) =>
  useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );

interface Props {
  picture: ThumbFragment;
  /** True if saving removes it. */
  removing: boolean;
  /** Toggles its removal; null if the picture is required. */
  toggle: (() => void) | null;
}

/** The stored picture of a record with a button to remove it on save. */
function StoredPicture({ picture, removing, toggle }: Props) {
  return (
    <div className="stored-picture" data-removing={removing}>
      <Thumb picture={picture} sizes="120px" />
      <span role="status">{removing && 'The picture will be removed when you save.'}</span>
      {toggle && (
        <Button variant="subtle" size="compact-sm" onClick={toggle}>
          {removing ? 'Keep picture' : 'Remove picture'}
        </Button>
      )}
    </div>
  );
}
