import { Button, Combobox, Menu } from '@mantine/core';

interface Props<Value> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  choose: (value: Value) => void;
}

/** A button that opens a menu of values; the chosen one is applied at once. */
export function ChoiceMenu<Value extends string | null>({ label, choices, choose }: Props<Value>) {
  return (
    // Within the landmark of the button, and without an element in the menu that is no item.
    <Menu position="bottom-start" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" rightSection={<Combobox.Chevron />}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className="choice-menu">
        {choices.map(({ value, label: text }) => (
          <Menu.Item key={value} onClick={() => choose(value)} dir="auto">
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
