import { Button, Input, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useDropzone } from 'react-dropzone';
import { Icon } from '../../../../ui/icon.tsx';
import { upload } from '../../../ui/icons.ts';
import type { ControlProps } from '../../field.ts';
import { useForm } from '../../form/form.ts';
import { Field } from '../../form/form-field.tsx';
import { filesIn } from '../../pictures/files.ts';
import { PICTURE_SHOWS, usePaste } from '../../pictures/pictures.ts';
import { inputOf } from '../text-fields.tsx';
import { LINE, textRule } from '../text-rule.ts';
import { Chosen, faultOfChosen } from './chosen.tsx';
import { pictureOf, pictureRule, type Pictured, type PictureRule } from './picture-rule.ts';
import { StoredPicture } from './stored-picture.tsx';
import './picture-field.css';

export interface PictureProps<Name extends string> extends PictureRule {
  name: Name;
}

/** A picture, dropped, pasted or picked; it is seen before it is sent, and while it is. */
export function PictureField({ several = false, ...rule }: PictureProps<string>) {
  const field = pictureRule({ ...rule, several }, (props) => (
    <PictureControl {...props} required={rule.required ?? false} several={several} />
  ));
  return <Field field={field} />;
}

interface Props extends ControlProps<Pictured> {
  required: boolean;
  several: boolean;
}

function PictureControl({ name, label, value, fault, type, change, required, several }: Props) {
  const form = useForm();
  const files = filesIn(value);
  const many = several && form.adding;
  const stored = pictureOf(form.opened, name);
  const removing = stored !== null && value === null;
  const there = files.length > 0 || (stored !== null && !removing);
  const saidOfOne = files.some((file) => faultOfChosen(file, form.sending.get(file)));
  const id = useId();

  const take = (taken: readonly File[]) => {
    if (taken.length > 0) change((now) => (many ? [...filesIn(now), ...taken] : taken.slice(0, 1)));
  };
  const drop = (file: File) => {
    change((now) => {
      const left = filesIn(now).filter((one) => one !== file);
      return left.length > 0 ? left : stored;
    });
  };
  usePaste(take);
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    onDrop: take, // of several the first, where there is one
    noClick: true,
    noKeyboard: true,
  });

  return (
    <>
      <Input.Wrapper
        label={label}
        required={required && form.adding}
        error={saidOfOne ? null : fault}
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
          <Chosen files={files} sending={form.sending} drop={drop} />
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

/** What the picture shows, for those who cannot see it. */
function Alt({ name, picture }: { name: string; picture: string }) {
  const rule = textRule(
    { name, label: PICTURE_SHOWS },
    {
      max: LINE,
      read: (row) => pictureOf(row, picture)?.alt ?? '',
      control: (props) => <TextInput {...inputOf(props)} mt="xs" description="For those who cannot see it" />,
    },
  );
  return <Field field={rule} />;
}
