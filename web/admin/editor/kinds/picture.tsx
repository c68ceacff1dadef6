import { Button, CloseButton, FileButton, Input, Progress, TextInput } from '@mantine/core';
import { type SyntheticEvent, useCallback, useId, useReducer, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import type { ThumbFragment } from '../../../../schema/documents/admin/graphql.ts';
import { type ControlProps, type FieldRule, fieldValue } from '../field.ts';
import { Field, useForm, type UploadState } from '../form/form-context.tsx';
import './kinds.css';
import * as messages from './messages.ts';
import { inputOf, MAX_LINE, textRule } from './text.tsx';
import { altLabel } from '../pictures/messages.ts';
import {
  filesIn,
  diagnoseUndisplayable,
  isFiles,
  isSmall,
  isUnreadable,
  type ImageSize,
  usePaste,
  validatePicture,
  validatePictures,
  Thumb,
} from '../pictures/pictures.tsx';
import type { StoredRow } from '../records.ts';
import { upload } from '../../../ui/icons.ts';
import { Icon } from '../../../ui/icon.tsx';

/** Value of a picture field: the stored picture, chosen files, or null. */
type PictureValue = ThumbFragment | readonly File[] | null;

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

const storedIn = (value: PictureValue): ThumbFragment | null => (isPicture(value) ? value : null);

/** The rule of a picture field. */
const pictureRule = (
  { name, label, required = false, missing = messages.required(label), several = false }: PictureRule,
  control: FieldRule<PictureValue>['control'],
): FieldRule<PictureValue> => ({
  name,
  label,
  initial: null,
  control,
  read: (row) => recordPicture(row, name),
  isEqual: (one, other) => one === other || hasSameUrl(storedIn(one), storedIn(other)),
  format(value) {
    if (value === null) return messages.noPicture;
    if (isFiles(value)) return value.map((file) => file.name).join(', ');
    return value.alt ?? messages.aPicture;
  },
  picture: storedIn,
  input: (value) => (value === null ? null : filesIn(value)[0]),
  matches: (now, sent, before) =>
    sent === null ? storedIn(now) === null : storedIn(now)?.url !== storedIn(before)?.url,
  validate(value, { isNew }) {
    const files = filesIn(value);
    if (required && isNew && files.length === 0) return missing;
    const hasValidFile = files.some((file) => validatePicture(file) === null);
    return several && isNew && hasValidFile ? null : validatePictures(files);
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

interface PictureFieldProps extends ControlProps<PictureValue> {
  required: boolean;
  several: boolean;
}

function PictureControl({ name, label, value, error, type, onChange, required, several }: PictureFieldProps) {
  const form = useForm();
  const files = filesIn(value);
  const takesSeveral = several && form.isNew;
  const stored = recordPicture(form.opened, name);
  const removing = stored !== null && value === null;
  const hasPicture = files.length > 0 || (stored !== null && !removing);
  const hasFileError = files.some((file) => fileError(file, form.uploads.get(file)));
  const id = useId();

  const add = (added: readonly File[]) => {
    if (added.length === 0) return;
    onChange((now) => (takesSeveral ? addFiles(filesIn(now), added) : added.slice(0, 1)));
  };
  const replaceFile = (file: File, by: File) =>
    onChange((now) => filesIn(now).map((other) => (other === file ? by : other)));
  const removeFile = (file: File) => {
    onChange((now) => {
      const remaining = filesIn(now).filter((other) => other !== file);
      return remaining.length > 0 ? remaining : stored;
    });
  };
  usePaste(add);
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    onDrop: add, // the first of several, if the field takes one
    noClick: true,
    noKeyboard: true,
  });

  return (
    <>
      <Input.Wrapper
        label={label}
        required={required && form.isNew}
        error={hasFileError ? null : error}
        labelElement="div"
        id={id}
      >
        <div {...getRootProps({ className: 'picture-field', 'data-over': isDragActive })}>
          <input
            {...getInputProps({
              accept: 'image/*',
              multiple: takesSeveral,
              name,
              'aria-label': label,
              tabIndex: -1,
            })}
          />
          {files.length === 0 && stored && (
            <StoredPicture
              picture={stored}
              removing={removing}
              toggle={required ? null : () => type(removing ? stored : null)}
            />
          )}
          <ChosenPictures
            files={files}
            uploads={form.uploads}
            onRemove={removeFile}
            onReplace={replaceFile}
          />
          <Button
            variant="default"
            leftSection={<Icon lines={upload} />}
            data-field={name}
            aria-describedby={`${id}-error ${id}-how`}
            onClick={open}
          >
            {buttonLabel(takesSeveral, hasPicture)}
          </Button>
          <span id={`${id}-how`} className="picture-field-how">
            {messages.dropOrPaste(takesSeveral)}
          </span>
        </div>
      </Input.Wrapper>
      {hasPicture && <Alt name={`${name}Alt`} picture={name} count={files.length} />}
    </>
  );
}

/** Adds files after the chosen ones. An unreadable file that is chosen again is replaced in its place. */
function addFiles(chosen: readonly File[], added: readonly File[]): File[] {
  const files = [...chosen];
  for (const file of added) {
    const index = files.findIndex((other) => isUnreadable(other) && other.name === file.name);
    files.splice(index < 0 ? files.length : index, index < 0 ? 0 : 1, file);
  }
  return files;
}

function buttonLabel(takesSeveral: boolean, hasPicture: boolean): string {
  if (takesSeveral) return hasPicture ? messages.addPictures : messages.choosePictures;
  return hasPicture ? messages.changePicture : messages.choosePicture;
}

interface AltProps {
  name: string;
  /** Name of the picture field. */
  picture: string;
  /** Number of chosen pictures. */
  count: number;
}

/** The alternative text, which several chosen pictures share. */
function Alt({ name, picture, count }: AltProps) {
  const rule = textRule(
    { name, label: altLabel },
    {
      max: MAX_LINE,
      read: (row) => recordPicture(row, picture)?.alt ?? '',
      control: (props) => (
        <TextInput {...inputOf(props)} mt="xs" description={messages.altDescription(count)} />
      ),
    },
  );
  return <Field field={rule} />;
}

interface ChosenPicturesProps {
  files: readonly File[];
  uploads: ReadonlyMap<File, UploadState>;
  /** Removes a chosen picture. */
  onRemove: (file: File) => void;
  /** Replaces a chosen picture in its place. */
  onReplace: (file: File, by: File) => void;
}

/** Returns why a file cannot be stored, or its upload error. */
const fileError = (file: File, state: UploadState | undefined): string | null =>
  validatePicture(file) ?? state?.failed ?? null;

/** The chosen pictures with preview, progress and errors. */
function ChosenPictures({ files, uploads, onRemove, onReplace }: ChosenPicturesProps) {
  if (files.length === 0) return null;
  return (
    <ul className="picture-field-files">
      {files.map((file) => (
        <ChosenPicture
          key={keyOf(file)}
          file={file}
          state={uploads.get(file)}
          onRemove={() => onRemove(file)}
          onReplace={(by) => onReplace(file, by)}
        />
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

interface ChosenPictureProps {
  file: File;
  state: UploadState | undefined;
  onRemove: () => void;
  onReplace: (by: File) => void;
}

function ChosenPicture({ file, state, onRemove, onReplace }: ChosenPictureProps) {
  const preview = usePreview(file);
  const [size, setSize] = useState<ImageSize | null>(null);
  const [, validateAgain] = useReducer((times: number) => times + 1, 0);
  const isInvalid = validatePicture(file) !== null;
  const error = fileError(file, state);
  const onError = () => void diagnoseUndisplayable(file).then(validateAgain);
  const onLoad = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) =>
    setSize({ width: image.naturalWidth, height: image.naturalHeight });
  return (
    <li>
      {!isInvalid && <img ref={preview} className="thumb" alt="" onLoad={onLoad} onError={onError} />}
      <span className="picture-field-name">{file.name}</span>
      <CloseButton aria-label={messages.removeFile(file.name)} onClick={onRemove} />
      {state && !state.failed && (
        <Progress value={state.sent * 100} size="xs" aria-label={messages.uploading(file.name)} />
      )}
      {!error && size && isSmall(size) && (
        <span className="picture-field-note" role="status">
          {messages.lowResolution(size.width, size.height)}
        </span>
      )}
      {error && (
        <span className="picture-field-error" role="status">
          {error}
        </span>
      )}
      {isUnreadable(file) && (
        <FileButton accept="image/*" onChange={(by) => by && onReplace(by)}>
          {(props) => (
            <Button
              {...props}
              size="compact-sm"
              variant="default"
              aria-label={messages.chooseFileAgain(file.name)}
            >
              {messages.chooseAgain}
            </Button>
          )}
        </FileButton>
      )}
      {state?.canRetry && !isInvalid && (
        <Button
          type="submit"
          size="compact-sm"
          variant="default"
          aria-label={messages.uploadAgain(file.name)}
        >
          {messages.tryAgain}
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
      <span role="status">{removing && messages.willBeRemoved}</span>
      {toggle && (
        <Button variant="subtle" size="compact-sm" onClick={toggle}>
          {removing ? messages.keepPicture : messages.removePicture}
        </Button>
      )}
    </div>
  );
}
