import type { ComponentTestSections } from "#content/pages/workbench/component-test.ts";
import { Button } from "#ui/button.tsx";
import { useToast } from "#ui/overlay/use-toast.ts";
import { Row, Specimen } from "../gallery.tsx";

const TONES = ["info", "ok", "warn", "danger"] as const;
const MANY = [1, 2, 3, 4, 5, 6, 7];

export function ToastSpecimens({ words }: { words: ComponentTestSections["toasts"] }) {
  const toast = useToast();
  const press = (name: string, onClick: () => void) => (
    <Button key={name} type="button" variant="secondary" size="small" onClick={onClick}>
      {name}
    </Button>
  );
  const { action, sticky, many } = words;
  return (
    <>
      <Specimen name={words.tones}>
        <Row>{TONES.map((tone) => press(words[tone].button, () => toast.add({ ...text(words[tone]), tone })))}</Row>
      </Specimen>
      <Specimen name={words.behaviour}>
        <Row>
          {press(words.short.button, () => toast.add({ title: words.short.title, tone: "ok" }))}
          {press(action.button, () =>
            toast.add({
              ...text(action),
              action: { label: action.label, onSelect: () => toast.add({ title: action.done, tone: "ok" }) },
            }),
          )}
          {press(sticky.button, () => toast.add({ ...text(sticky), duration: 0 }))}
          {press(many.button, () => {
            for (const number of MANY) {
              toast.add({ title: many.title.replace("{number}", String(number)), description: many.description });
            }
          })}
          {press(words.closeAll, () => {
            for (const { id } of toast.toasts) toast.close(id);
          })}
        </Row>
      </Specimen>
    </>
  );
}

const text = ({ title, description }: { title: string; description: string }) => ({ title, description });
