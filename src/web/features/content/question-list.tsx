import './faq.css';

/** Questions of a page, closed until they are asked. */
export function QuestionList({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  return (
    <div className="faq-list">
      {questions.map(({ question, answer }) => (
        <details key={question} className="faq-item">
          <summary>{question}</summary>
          <p className="faq-answer measure">{answer}</p>
        </details>
      ))}
    </div>
  );
}
