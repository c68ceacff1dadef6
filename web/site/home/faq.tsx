import { Disclosure } from '../../ui/disclosure.tsx';
import { questions } from './texts.ts';
import './faq.css';

/** Six questions, one answer open at a time. */
export function Faq() {
  return (
    <section className="faq measure" aria-labelledby="faq-title">
      <h2 id="faq-title">Frequently asked questions</h2>
      <div className="faq-questions">
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} id={question} name="faq" title={<h3>{question}</h3>}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
