import { formatList } from '../../../../schema/language.ts';
import { useApolloClient } from '@apollo/client/react';
import { Button, CloseButton, FileButton, Input, Progress, TextInput } from '@mantine/core';
import { type SyntheticEvent, useCallback, useId, useReducer, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import type { ThumbFragment } from '../../../../schema/documents/admin/graphql.ts';
import {
  type FieldDefinition,
  fieldValue,
  type InputProps,
  type Message,
  type StoredRow,
} from '../collection.ts';
import { EditorField, useEditorForm } from '../form/form-context.tsx';
import { useFormSelector } from '../form/record-form.ts';
import './fields.css';
import * as messages from './messages.ts';
import { inputProps, text } from './text.tsx';
import { type ChosenPicture, chosenIn, type PictureUploads, type Upload, useUpload } from './uploads.ts';
import { altLabel, chooseAgain } from '../pictures/messages.ts';
import {
  diagnoseUndisplayable,
  isSmall,
  isUnreadable,
  type ImageSize,
  usePaste,
  validatePicture,
  Thumb,
} from '../pictures/pictures.tsx';
import { upload } from '../../../ui/icons.ts';
import { Icon } from '../../../ui/icon.tsx';

/** Value of a picture field: the stored picture, chosen ones, or null. */
type PictureValue = ThumbFragment | readonly ChosenPicture[] | null;

const isPicture = (value: unknown): value is ThumbFragment =>
  typeof value === 'object' && value !== null && 'url' in value;

/** Returns the picture of a record's field. */
function recordPicture(record: StoredRow | null, name: string): ThumbFragment | null {
  const picture = record && fieldValue(record, name);
  return isPicture(picture) ? picture : null;
}

const storedIn = (value: PictureValue): ThumbFragment | null => (isPicture(value) ? value : null);

interface PictureOptions<Name extends string> {
  name: Name;
  label: Message;
  /** True if a new record needs a picture. */
  required?: boolean;
  /** Error for a missing required picture, with the server's wording. */
  missing?: Message;
  /** True if several pictures create several records; one that cannot be uploaded then does not block the others. */
  several?: boolean;
}

/** The fields of a picture and of its alternative text. A chosen picture is uploaded at once, and submitted as its id. */
export function picture<const Name extends string>({
  name,
  label,
  required = false,
  missing = () => messages.required(label()),
  several = false,
}: PictureOptions<Name>) {
  const field: FieldDefinition<string, PictureValue> = {
    label,
    required,
    empty: null,
    fromRecord: recordPicture,
    toInput: (value) => storedIn(value)?.id ?? chosenIn(value)[0]?.picture?.id ?? null,
    isEqual: (a, b) => identityOf(a) === identityOf(b),
    format(value) {
      if (value === null) return messages.noPicture;
      if (isPicture(value)) return value.alt ?? messages.aPicture;
      return formatList(
        value.map((chosen) => chosen.name),
        'unit',
      );
    },
    picture: storedIn,
    validate(value, { isNew }) {
      const chosen = chosenIn(value);
      if (required && isNew && value === null) return missing();
      if (several && isNew && chosen.some(({ error }) => error === null)) return null;
      return chosen.find(({ error }) => error !== null)?.error ?? null;
    },
    Input: (props) => <PictureInput {...props} several={several} />,
    ...(several && {
      split: (value) =>
        chosenIn(value).map((one) => ({
          key: one.key,
          value: [one],
          removeFrom: (all) => without(all, one.key),
        })),
    }),
  };
  const alt: FieldDefinition<string, string> = {
    ...text({ label: () => altLabel }),
    isInner: true,
    fromRecord: (record) => recordPicture(record, name)?.alt ?? '',
    Input: (props) => <AltInput {...props} picture={name} />,
  };
  return { [name]: field, [`${name}Alt`]: alt } as Record<Name, typeof field> &
    Record<`${Name}Alt`, typeof alt>;
}

/** The id of a stored picture, or the keys of chosen ones. */
const identityOf = (value: PictureValue): string | null =>
  storedIn(value)?.id ??
  (value &&
    chosenIn(value)
      .map(({ key }) => key)
      .join(' '));

/** The chosen pictures without one of them; null if there are no others. */
function without(value: PictureValue, key: string): readonly ChosenPicture[] | null {
  const others = chosenIn(value).filter((chosen) => chosen.key !== key);
  return others.length > 0 ? others : null;
}

/** The alternative text, which several chosen pictures share. */
function AltInput({ picture: name, ...props }: InputProps<string> & { picture: string }) {
  const count = useFormSelector(useEditorForm(), ({ values }) => chosenIn(values[name]).length);
  return <TextInput {...inputProps(props)} mt="xs" description={messages.altDescription(count)} />;
}

interface PictureInputProps extends InputProps<PictureValue> {
  several: boolean;
}

/** A field for a picture that is dropped, pasted or picked, with a preview. */
function PictureInput({ name, label, value, error, required, several, onChange }: PictureInputProps) {
  const client = useApolloClient();
  const form = useEditorForm();
  const isNew = useFormSelector(form, (state) => state.isNew);
  const record = useFormSelector(form, (state) => state.record);
  const chosen = chosenIn(value);
  const takesSeveral = several && isNew;
  const stored = recordPicture(record, name) ?? storedIn(value);
  const removing = stored !== null && value === null;
  const hasPicture = chosen.length > 0 || (stored !== null && !removing);
  const hasUploadError = chosen.some((one) => one.error !== null);
  const id = useId();
  const current = () => chosenIn(form.getState().values[name]);
  const uploadAll = (files: readonly File[]) =>
    files.map((file) => form.uploads.add(file, { client, form, field: name }));

  const add = (files: readonly File[]) => {
    if (files.length === 0 || !form.isEditable) return;
    if (takesSeveral) onChange(addPictures(current(), uploadAll(files), form.uploads));
    else onChange(uploadAll(files.slice(0, 1)));
  };
  const replace = (key: string, by: File) => {
    const [added] = uploadAll([by]);
    onChange(current().map((one) => (one.key === key ? added! : one)));
    form.uploads.remove(key);
  };
  const remove = (key: string) => {
    onChange(without(current(), key) ?? stored);
    form.uploads.remove(key);
  };
  const { getRootProps, getInputProps, open, isDragActive, rootRef } = useDropzone({
    onDrop: add, // the first of several, if the field takes one
    noClick: true,
    noKeyboard: true,
  });
  usePaste(rootRef, add);

  return (
    <>
      <Input.Wrapper
        label={label}
        required={required && isNew}
        error={hasUploadError ? null : error}
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
          {chosen.length === 0 && stored && (
            <StoredPicture
              picture={stored}
              removing={removing}
              toggle={required ? null : () => onChange(removing ? stored : null)}
            />
          )}
          {chosen.length > 0 && (
            <ul className="picture-field-files">
              {chosen.map((one) => (
                <ChosenItem
                  key={one.key}
                  chosen={one}
                  onRemove={() => remove(one.key)}
                  onReplace={(by) => replace(one.key, by)}
                />
              ))}
            </ul>
          )}
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
      {hasPicture && <EditorField name={`${name}Alt`} />}
    </>
  );
}

/** Adds pictures after the chosen ones. A file that must be chosen again is replaced in its place. */
function addPictures(
  chosen: readonly ChosenPicture[],
  added: readonly ChosenPicture[],
  uploads: PictureUploads,
): ChosenPicture[] {
  const pictures = [...chosen];
  for (const one of added) {
    const index = pictures.findIndex(
      (other) => mustChooseAgain(other, uploads.get(other.key)) && other.name === one.name,
    );
    pictures.splice(index < 0 ? pictures.length : index, index < 0 ? 0 : 1, one);
  }
  return pictures;
}

/** True if the file cannot be read any more, or the page was reloaded before its upload had ended. */
const mustChooseAgain = ({ picture }: ChosenPicture, upload: Upload | undefined): boolean =>
  upload ? isUnreadable(upload.file) : picture === null;

function buttonLabel(takesSeveral: boolean, hasPicture: boolean): string {
  if (takesSeveral) return hasPicture ? messages.addPictures : messages.choosePictures;
  return hasPicture ? messages.changePicture : messages.choosePicture;
}

interface ChosenItemProps {
  chosen: ChosenPicture;
  onRemove: () => void;
  onReplace: (by: File) => void;
}

/** A chosen picture with preview, progress and errors. */
function ChosenItem({ chosen, onRemove, onReplace }: ChosenItemProps) {
  const { key, name, picture } = chosen;
  const form = useEditorForm();
  const upload = useUpload(form, key);
  const [size, setSize] = useState<ImageSize | null>(null);
  const [, validateAgain] = useReducer((times: number) => times + 1, 0);
  const fileError = upload ? validatePicture(upload.file) : null;
  const isLost = !upload && picture === null;
  const error = isLost ? chooseAgain(name) : (fileError ?? chosen.error);
  const isRejected = fileError !== null || (upload?.state === 'failed' && !upload.canRetry);
  const isUploading = upload?.state === 'queued' || upload?.state === 'sending';
  return (
    <li>
      {!isRejected && (
        <Preview chosen={chosen} file={upload?.file} onSize={setSize} onInvalid={validateAgain} />
      )}
      <span className="picture-field-name">{name}</span>
      <CloseButton aria-label={messages.removeFile(name)} onClick={onRemove} />
      {isUploading && <Progress value={upload.sent * 100} size="xs" aria-label={messages.uploading(name)} />}
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
      {mustChooseAgain(chosen, upload) && (
        <FileButton accept="image/*" onChange={(by) => by && onReplace(by)}>
          {(props) => (
            <Button
              {...props}
              size="compact-sm"
              variant="default"
              aria-label={messages.chooseFileAgain(name)}
            >
              {messages.chooseAgain}
            </Button>
          )}
        </FileButton>
      )}
      {upload?.state === 'failed' && upload.canRetry && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={messages.uploadAgain(name)}
          onClick={() => form.uploads.retry(key, form)}
        >
          {messages.tryAgain}
        </Button>
      )}
    </li>
  );
}

interface PreviewProps {
  chosen: ChosenPicture;
  /** The file; undefined after a reload. */
  file: File | undefined;
  onSize: (size: ImageSize) => void;
  /** Called if the browser cannot display the file. */
  onInvalid: () => void;
}

/** The chosen file or, after a reload, the uploaded picture. */
function Preview({ chosen, file, onSize, onInvalid }: PreviewProps) {
  const preview = usePreview(file);
  const { picture } = chosen;
  if (!file && !picture) return null;
  const onLoad = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) =>
    onSize({ width: image.naturalWidth, height: image.naturalHeight });
  if (file) {
    const onError = () => void diagnoseUndisplayable(file).then(onInvalid);
    return <img ref={preview} className="thumb" alt="" onLoad={onLoad} onError={onError} />;
  }
  // The signed URL of a draft may have expired.
  const style = { backgroundImage: `url("${picture!.placeholder}")`, backgroundSize: 'cover' };
  return <img className="thumb" src={picture!.url} alt="" style={style} />;
}

/** Returns an object URL of a local file while the component is mounted. */
const usePreview = (file: File | undefined) =>
  useCallback(
    (image: HTMLImageElement) => {
      if (!file) return;
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
