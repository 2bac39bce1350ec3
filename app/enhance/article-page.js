// One file: a request costs more than these few bytes.
import "./image-fallback.js";
import "./share-article.js";
