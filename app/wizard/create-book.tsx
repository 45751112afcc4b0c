import ChooseBook, { meta } from './1-choose-book.tsx';
import { WizardFrame } from './wizard-frame.tsx';

export { meta };

/** The shop's older address of the first step. */
export default function CreateBook() {
  return (
    <WizardFrame>
      <ChooseBook />
    </WizardFrame>
  );
}
