import { useLocale } from "next-intl";
import { NotificationText } from "@/components/notifications/notification-text";
import { call } from "@/lib/api/client";
import { SlideAnswer } from "./slide-answer";
import { SlideFrame } from "./slide-frame";

/** A notification over the page: what it says, and below it where it leads. */
export function SlideNotification({ notificationId }: { notificationId: string }) {
  const lang = useLocale();
  const ask = () => call("get", "/notifications/shown/{id}", { params: { id: notificationId } });
  return (
    <SlideAnswer name={["notification", lang, notificationId]} ask={ask}>
      {({ title, text, image, place }) => (
        <div className="grid h-full min-h-60 grid-rows-[auto_minmax(15rem,1fr)]">
          <div className="p-4">
            <NotificationText text={text} image={image} />
          </div>
          {place ? <SlideFrame title={title} url={place.address} /> : null}
        </div>
      )}
    </SlideAnswer>
  );
}
