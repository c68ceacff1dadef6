import { agencies } from './agencies.ts';
import { AgencyInputs } from './agency-fields.tsx';
import { AgencyPreview } from './agency-preview.tsx';
import * as messages from './messages.ts';
import { SingleRecordScreen } from './single-record.tsx';

/** The agency, beside a preview with the values as they are typed. */
export function Component() {
  return (
    <SingleRecordScreen
      collection={agencies}
      title={messages.title}
      update={messages.update}
      preview={(form) => <AgencyPreview form={form} />}
    >
      <AgencyInputs />
    </SingleRecordScreen>
  );
}
