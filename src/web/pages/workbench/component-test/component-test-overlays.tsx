import { useState } from "react";
import { Link } from "react-router";
import type { ComponentTestSections } from "#content/pages/workbench/component-test.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogClose } from "#ui/overlay/dialog.tsx";
import { DropdownChoice, DropdownItem, DropdownMenu, DropdownSeparator } from "#ui/overlay/dropdown-menu.tsx";
import { Popover } from "#ui/overlay/popover.tsx";
import { Tooltip, TooltipProvider } from "#ui/overlay/tooltip.tsx";
import { useToast } from "#ui/overlay/use-toast.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { Row, Specimen } from "../gallery.tsx";

type Words = ComponentTestSections["overlays"];

export function OverlaySpecimens({ words }: { words: Words }) {
  return (
    <>
      <Specimen name={words.dialogs}>
        <Row>
          <ShortDialog words={words.dialog} />
          <LongDialog words={words.longDialog} />
        </Row>
      </Specimen>
      <Specimen name={words.popovers}>
        <Popover
          label={words.popover.label}
          trigger={
            <Button type="button" variant="quiet">
              <Icon name="circle-help" />
              {words.popover.open}
            </Button>
          }
        >
          <p>{words.popover.text}</p>
          <p className="mt-3">
            <TextLink asChild>
              <Link to="/verkopersinformatie">{words.popover.link}</Link>
            </TextLink>
          </p>
        </Popover>
      </Specimen>
      <Specimen name={words.tooltips}>
        <TooltipProvider>
          <Row>
            <Tooltip label={words.tooltip.firstTip}>
              <Button type="button" variant="secondary">
                {words.tooltip.first}
              </Button>
            </Tooltip>
            <Tooltip label={words.tooltip.secondTip}>
              <Button type="button" variant="secondary">
                {words.tooltip.second}
              </Button>
            </Tooltip>
          </Row>
        </TooltipProvider>
      </Specimen>
      <Specimen name={words.menus}>
        <AccountMenu words={words.menu} />
      </Specimen>
    </>
  );
}

function ShortDialog({ words }: { words: Words["dialog"] }) {
  const toast = useToast();
  return (
    <Dialog
      size="small"
      title={words.title}
      description={words.description}
      trigger={
        <Button type="button" variant="danger">
          {words.open}
        </Button>
      }
      footer={
        <>
          <DialogClose>
            <Button type="button" variant="secondary">
              {words.cancel}
            </Button>
          </DialogClose>
          <DialogClose>
            <Button type="button" variant="danger" onClick={() => toast.add({ title: words.done, tone: "ok" })}>
              {words.confirm}
            </Button>
          </DialogClose>
        </>
      }
    />
  );
}

function LongDialog({ words }: { words: Words["longDialog"] }) {
  return (
    <Dialog
      title={words.title}
      trigger={
        <Button type="button" variant="secondary">
          {words.open}
        </Button>
      }
    >
      {words.paragraphs.map((paragraph) => (
        <p key={paragraph} className="max-w-text text-base">
          {paragraph}
        </p>
      ))}
    </Dialog>
  );
}

function AccountMenu({ words }: { words: Words["menu"] }) {
  const [language, setLanguage] = useState<string>(words.languages[0].value);
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button type="button" variant="secondary">
          <Icon name="user" />
          {words.open}
          <Icon name="chevron-down" />
        </Button>
      }
    >
      <DropdownItem asChild>
        <Link to="/account/accountgegevens">
          <Icon name="user" />
          {words.details}
        </Link>
      </DropdownItem>
      <DropdownItem icon="file-text">{words.forms}</DropdownItem>
      <DropdownItem icon="calendar" disabled>
        {words.disabled}
      </DropdownItem>
      <DropdownSeparator />
      <DropdownChoice label={words.language} value={language} onValueChange={setLanguage} options={words.languages} />
      <DropdownSeparator />
      <DropdownItem icon="x" tone="danger">
        {words.signOut}
      </DropdownItem>
    </DropdownMenu>
  );
}
