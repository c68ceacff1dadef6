import { Button, Input, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useDropzone } from 'react-dropzone';
import type { ThumbFragment } from '../../../schema/documents/admin/graphql.ts';
import { charactersIn } from '../../data/characters.ts';
import { Icon } from '../../ui/icon.tsx';
import { upload } from '../ui/icons.ts';
import { Chosen } from './chosen.tsx';
import { isText, picturesOf, type FieldRule } from './field.ts';
import { useField } from './form.ts';
import { faultIn, usePaste } from './pictures.ts';
import type { StoredRow } from './records.ts';
import { pictureWords, StoredPicture } from './stored-picture.tsx';
import './picture-field.css';

export interface PictureProps<Name extends string> {
  name: Name;
  label: string;
  /** Whether a new record may not be made without one. */
  required?: boolean;
  /** The server's sentence when a required one is missing. */
  missing?: string;
  /** Whether several at once make several new records. */
  several?: boolean;
}

const storedIn = (row: StoredRow | null, name: string): ThumbFragment | null =>
  row && ((row as unknown as Record<string, ThumbFragment | null>)[name] ?? null);

/** A picture, dropped, pasted or picked; it is seen before it is sent, and while it is. */
export function PictureField({
  name,
  label,
  required = false,
  missing = `${label} is required.`,
  several = false,
}: PictureProps<string>) {
  const rule: FieldRule = {
    name,
    label,
    initial: [],
    read: () => [],
    shown: (row) => pictureWords(storedIn(row, name)),
    picture: (row) => storedIn(row, name),
    judge: (value, { adding }) => {
      const chosen = picturesOf(value);
      return required && adding && chosen.length === 0 ? missing : faultIn(chosen);
    },
  };
  const { form, value, fault, type } = useField(rule);
  const files = picturesOf(value);
  const many = several && form.adding;
  const stored = storedIn(form.opened, name);
  const removing = value === null;
  const there = files.length > 0 || (stored !== null && !removing);
  const id = useId();

  const take = (taken: readonly File[]) => {
    if (taken.length > 0) type(many ? [...files, ...taken] : taken.slice(0, 1));
  };
  usePaste(take);
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    onDrop: take,
    multiple: many,
    noClick: true,
    noKeyboard: true,
  });

  return (
    <Input.Wrapper label={label} required={required && form.adding} error={fault} labelElement="div" id={id}>
      <div {...getRootProps({ className: 'picture-field', 'data-over': isDragActive })}>
        <input {...getInputProps({ accept: 'image/*', name, 'aria-label': label, tabIndex: -1 })} />
        {files.length === 0 && stored && (
          <StoredPicture
            picture={stored}
            removing={removing}
            toggle={required ? null : () => type(removing ? [] : null)}
          />
        )}
        <Chosen
          files={files}
          sending={form.sending}
          drop={(file) => type(files.filter((one) => one !== file))}
        />
        <Button
          variant="default"
          leftSection={<Icon lines={upload} />}
          data-field={name}
          aria-describedby={`${id}-how`}
          onClick={open}
        >
          {buttonWords({ many, chosen: there })}
        </Button>
        <span id={`${id}-how`} className="picture-field-how">
          or drop {many ? 'them' : 'it'} here, or paste
        </span>
      </div>
      {there && <Alt name={`${name}Alt`} picture={name} />}
    </Input.Wrapper>
  );
}

function buttonWords({ many, chosen }: { many: boolean; chosen: boolean }): string {
  if (many) return chosen ? 'Add pictures' : 'Choose pictures';
  return chosen ? 'Change picture' : 'Choose picture';
}

/** What the picture shows, for those who cannot see it. */
function Alt({ name, picture }: { name: string; picture: string }) {
  const altIn = (row: StoredRow) => storedIn(row, picture)?.alt ?? '';
  const { value, fault, type } = useField({
    name,
    label: 'What the picture shows',
    initial: '',
    read: altIn,
    shown: altIn,
    judge: (words) =>
      isText(words) && charactersIn(words) > 200
        ? 'What the picture shows may have at most 200 characters.'
        : null,
  });
  return (
    <TextInput
      mt="xs"
      attributes={{ input: { dir: 'auto' } }}
      label="What the picture shows"
      description="For those who cannot see it"
      name={name}
      data-field={name}
      value={isText(value) ? value : ''}
      error={fault}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
