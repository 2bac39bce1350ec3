import { offers } from "#content/offers.yaml";
import { book, buy } from "#content/request.yaml";
import { fill, formatPrice } from "~/content/format";
import type { RequestSubject } from "./schema/forms";
import type { Offers } from "./schema/offers";

const downloads: Offers["downloads"] = offers.downloads;

/** What a request is about: by the kinds of BOOKING_URLS, and by the slugs of downloads. */
export const requestSubjects = {
  book: {
    ...book,
    diy: { ...book.diy, about: [...downloads.map(aboutDownload), ...book.diy.about] },
  },
  buy: Object.fromEntries(downloads.map((it) => [it.slug, subjectOf(it)])),
};

type Download = Offers["downloads"][number];

function subjectOf(download: Download): RequestSubject {
  const { name, format, payloadLabel } = download;
  const price = formatPrice(download.price);
  return {
    title: fill(buy.title, { name }),
    lede: fill(buy.lede, { price, format }),
    metaTitle: fill(buy.metaTitle, { name }),
    metaDescription: fill(buy.metaDescription, { name, price }),
    about: [aboutDownload(download)],
    payloadLabel,
  };
}

function aboutDownload({ name, price }: Download): string {
  return fill(buy.about, { name, price: formatPrice(price) });
}
